import type { App } from '@punctual/http'
import type { AutomationDeps } from '../../deps.ts'
import { createWorkflow } from './create-workflow.ts'
import { deleteWorkflow } from './delete-workflow.ts'
import { getRebuild } from './get-rebuild.ts'
import { getWorkflow } from './get-workflow.ts'
import { listMessages } from './list-messages.ts'
import { listWorkflows } from './list-workflows.ts'
import { unsubscribeFromWorkflow } from './unsubscribe-from-workflow.ts'
import { updateWorkflow } from './update-workflow.ts'

/** Registers the routes of workflows for event types and routing forms. */
export function workflowRoutes(app: App, deps: AutomationDeps): void {
  createWorkflow(app, deps)
  listWorkflows(app, deps)
  getWorkflow(app, deps)
  updateWorkflow(app, deps)
  deleteWorkflow(app, deps)
  getRebuild(app, deps)
  listMessages(app, deps)
  unsubscribeFromWorkflow(app, deps)
}
