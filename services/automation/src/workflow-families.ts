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
import { presentFormWorkflow, presentWorkflow } from './present.ts'
import { workflowPlaces } from './workflow-places.ts'

interface Answer {
  status: 'success'
  data: (Workflow | FormWorkflow)[]
}
/** The schema as it is: which family answers is known from the path, not from the type. */
const either = <T>(schema: TSchema) => schema as unknown as TUnsafe<T>
const answerOf = (schema: TSchema) => either<Answer>(schema)
const listOf = (schema: TSchema) => either<Answer & { pagination: Static<typeof Pagination> }>(schema)

/** The two families of workflows: what is done to them is the same, what they say and where they are is not. */
export const workflowFamilies = [
  {
    kind: 'event-type',
    places: workflowPlaces['event-type'],
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
    places: workflowPlaces['routing-form'],
    create: CreateFormWorkflow,
    update: UpdateFormWorkflow,
    answer: answerOf(FormWorkflowAnswer),
    listAnswer: listOf(FormWorkflowListAnswer),
    present: presentFormWorkflow,
    noun: 'routing form workflow',
    nouns: 'routing form workflows',
  },
] as const
