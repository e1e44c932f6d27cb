import { type App, createApp, personalDataRoute } from '@punctual/http'
import { personalData } from './db/personal-data.ts'
import type { AutomationDeps } from './deps.ts'
import { insightRoutes } from './routes/insights/index.ts'
import { phoneCallRoutes } from './routes/phone-calls/index.ts'
import { routingFormRoutes } from './routes/routing-forms/index.ts'
import { verifiedResourceRoutes } from './routes/verified-resources/index.ts'
import { workflowRoutes } from './routes/workflows/index.ts'

/** Creates the HTTP app with all routes of automation. */
export async function buildApp(deps: AutomationDeps): Promise<App> {
  const app = createApp(deps)
  workflowRoutes(app, deps)
  verifiedResourceRoutes(app, deps)
  routingFormRoutes(app, deps)
  insightRoutes(app, deps)
  phoneCallRoutes(app, deps)
  personalDataRoute(app, deps.db, personalData)
  return app
}
