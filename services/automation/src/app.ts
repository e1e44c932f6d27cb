import { type App, createApp } from '@punctual/http'
import { createWorkflow } from './routes/create-workflow.ts'
import { deleteWorkflow } from './routes/delete-workflow.ts'
import { getWorkflow } from './routes/get-workflow.ts'
import { listWorkflows } from './routes/list-workflows.ts'
import { updateWorkflow } from './routes/update-workflow.ts'
import type { AutomationDeps } from './service.ts'

/** The HTTP face of automation: every route, in one list. */
export async function buildApp(deps: AutomationDeps): Promise<App> {
  const app = createApp(deps)
  createWorkflow(app, deps)
  listWorkflows(app, deps)
  getWorkflow(app, deps)
  updateWorkflow(app, deps)
  deleteWorkflow(app, deps)
  return app
}
