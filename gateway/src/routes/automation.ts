import { of, type PublicRoute } from './public-route.ts'

type Rows = Parameters<typeof of>[2]

const workflowsOf = (all: string, one: string): Rows => [
  ['POST', all, { permission: 'workflow.create' }],
  ['GET', all, all.includes('/:teamId') ? { permission: 'workflow.read' } : {}],
  ['GET', one, { permission: 'workflow.read' }],
  ['PATCH', one, { permission: 'workflow.update' }],
  ['DELETE', one, { permission: 'workflow.delete' }],
  ['GET', `${one}/messages`, { permission: 'workflow.read' }],
]
const eventTypeWorkflows = (all: string): Rows => [
  ...workflowsOf(all, `${all}/:workflowId`),
  ['GET', `${all}/:workflowId/rebuild`, { permission: 'workflow.read' }],
]
const teams = ['/v2/organizations/:orgId/teams/:teamId', '/v2/teams/:teamId']
const teamWorkflows = (all: string): Rows => [
  ...eventTypeWorkflows(all),
  ...workflowsOf(`${all}/routing-form`, `${all}/:workflowId/routing-form`),
]

/** Verified addresses serve workflows: a team's are for those who may make its workflows. */
const verifiedResources = (above: string): Rows =>
  ['emails', 'phones'].flatMap((kind): Rows => {
    const path = `${above}/verified-resources/${kind}`
    const isTeam = above.includes('/:teamId')
    const writes = isTeam ? { permission: 'workflow.create' as const } : {}
    const reads = isTeam ? { permission: 'workflow.read' as const } : {}
    return [
      ['POST', `${path}/verification-code/request`, writes],
      ['POST', `${path}/verification-code/verify`, writes],
      ['GET', path, reads],
      ['GET', `${path}/:id`, reads],
    ]
  })

const responses = (forms: string): Rows => [
  ['POST', `${forms}/:routingFormId/responses`, { permission: 'routingForm.read' }],
  ['GET', `${forms}/:routingFormId/responses`, { permission: 'routingForm.read' }],
  ['PATCH', `${forms}/:routingFormId/responses/:responseId`, { permission: 'routingForm.update' }],
]
const routingForms = (forms: string): Rows => {
  const isTeam = forms.includes('/:teamId')
  return [
    ['POST', forms, isTeam ? { permission: 'routingForm.create' } : {}],
    ['GET', forms, isTeam ? { permission: 'routingForm.read' } : {}],
    ['GET', `${forms}/:routingFormId`, { permission: 'routingForm.read' }],
    ['PATCH', `${forms}/:routingFormId`, { permission: 'routingForm.update' }],
    ['DELETE', `${forms}/:routingFormId`, { permission: 'routingForm.delete' }],
    ...responses(forms),
  ]
}

export const automationRoutes: readonly PublicRoute[] = of('automation', {}, [
  ...eventTypeWorkflows('/v2/workflows'),
  ...teams.flatMap((team) => teamWorkflows(`${team}/workflows`)),
  ...['/v2', ...teams].flatMap(verifiedResources),
  ...routingForms('/v2/routing-forms'),
  ...routingForms('/v2/organizations/:orgId/teams/:teamId/routing-forms'),
  ['GET', '/v2/organizations/:orgId/routing-forms', { permission: 'routingForm.read' }],
  ...responses('/v2/organizations/:orgId/routing-forms'),
  ['POST', '/v2/routing-forms/:routingFormId/calculate-slots', { permission: 'routingForm.read' }],
])
