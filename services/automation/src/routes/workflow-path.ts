import { Type } from '@sinclair/typebox'

/** Path parameters of one workflow. */
export const WorkflowPath = Type.Object({ workflowId: Type.Integer({ minimum: 1 }) })
