import {
  type CallerContext,
  OrganizationTeamPath,
  OrganizationTeamWorkflowPath,
  type Permission,
  TeamPath,
  TeamWorkflowPath,
  WorkflowPath,
} from '@punctual/contracts'
import { requireIn, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'

export type WorkflowKind = 'event-type' | 'routing-form'
type GuardedPermission = Permission &
  (`workflow.${string}` | `routingForm.${string}` | `verifiedResource.${string}`)

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
} as const satisfies Record<WorkflowKind, readonly (OwnerPath & { item: string })[]>

/**
 * Returns the guard of a path, which runs before body validation: it requires a user and, below a
 * team or an organization, the permission there.
 */
export const guard = (path: string, permission: GuardedPermission) =>
  path.includes('/:teamId') || path.includes('/:orgId')
    ? requireIn(permission)
    : async (request: { caller: CallerContext }): Promise<void> => void requireUser(request)
