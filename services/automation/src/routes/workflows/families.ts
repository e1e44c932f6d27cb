import {
  CreateFormWorkflow,
  CreateWorkflow,
  type FormWorkflow,
  FormWorkflowAnswer,
  FormWorkflowListAnswer,
  type Pagination,
  UpdateFormWorkflow,
  UpdateWorkflow,
  type Workflow,
  WorkflowAnswer,
  WorkflowListAnswer,
} from '@punctual/contracts'
import type { Static, TSchema, TUnsafe } from '@sinclair/typebox'
import { presentFormWorkflow, presentWorkflow } from '../../present/workflows.ts'
import { workflowPaths } from './paths.ts'

interface Answer {
  status: 'success'
  data: (Workflow | FormWorkflow)[]
}
/** Types a schema as either kind: the path decides which one answers, the type cannot. */
const either = <T>(schema: TSchema) => schema as unknown as TUnsafe<T>
const answerOf = (schema: TSchema) => either<Answer>(schema)
const listOf = (schema: TSchema) => either<Answer & { pagination: Static<typeof Pagination> }>(schema)

/** The two kinds of workflows: they share their handlers and differ in paths and schemas. */
export const workflowFamilies = [
  {
    kind: 'event-type',
    paths: workflowPaths['event-type'],
    create: CreateWorkflow,
    update: UpdateWorkflow,
    answer: answerOf(WorkflowAnswer),
    listAnswer: listOf(WorkflowListAnswer),
    present: presentWorkflow,
    noun: 'workflow',
    nouns: 'workflows',
  },
  {
    kind: 'routing-form',
    paths: workflowPaths['routing-form'],
    create: CreateFormWorkflow,
    update: UpdateFormWorkflow,
    answer: answerOf(FormWorkflowAnswer),
    listAnswer: listOf(FormWorkflowListAnswer),
    present: presentFormWorkflow,
    noun: 'routing form workflow',
    nouns: 'routing form workflows',
  },
] as const
