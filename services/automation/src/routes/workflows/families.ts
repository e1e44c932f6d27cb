import {
  CreateFormWorkflow,
  CreateWorkflow,
  type FormWorkflow,
  FormWorkflowAnswer,
  FormWorkflowListAnswer,
  OrganizationTeamPath,
  OrganizationTeamWorkflowPath,
  type Pagination,
  TeamPath,
  TeamWorkflowPath,
  UpdateFormWorkflow,
  UpdateWorkflow,
  type Workflow,
  WorkflowAnswer,
  WorkflowListAnswer,
  WorkflowPath,
} from '@punctual/contracts'
import { type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox'
import type { StoredWorkflow } from '../../db/workflow-repository.ts'
import { presentFormWorkflow, presentWorkflow } from '../../present/workflows.ts'

interface OwnerPath {
  path: string
  params: typeof WorkflowPath | typeof TeamPath | typeof OrganizationTeamPath | ReturnType<typeof none>
  itemParams: typeof WorkflowPath | typeof TeamWorkflowPath | typeof OrganizationTeamWorkflowPath
  of: string
}

const none = () => Type.Object({})

const own: OwnerPath = { path: '/v2/workflows', params: none(), itemParams: WorkflowPath, of: 'the caller' }
const ofTeams: OwnerPath[] = [
  {
    path: '/v2/organizations/:orgId/teams/:teamId/workflows',
    params: OrganizationTeamPath,
    itemParams: OrganizationTeamWorkflowPath,
    of: 'a team of an organization',
  },
  { path: '/v2/teams/:teamId/workflows', params: TeamPath, itemParams: TeamWorkflowPath, of: 'a team' },
]

/** The paths of each kind of workflow; routing form workflows belong to teams only. */
export const workflowPaths = {
  'event-type': [own, ...ofTeams].map((owner) => ({ ...owner, item: `${owner.path}/:workflowId` })),
  'routing-form': ofTeams.map((owner) => ({
    ...owner,
    path: `${owner.path}/routing-form`,
    item: `${owner.path}/:workflowId/routing-form`,
  })),
} as const satisfies Record<StoredWorkflow['kind'], readonly (OwnerPath & { item: string })[]>

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
