import { type Access, administrators, allCallers, authenticated, people, type Row, rowsOf } from './access.ts'

const organization = '/v2/organizations/:orgId'
const teams = [`${organization}/teams/:teamId`, '/v2/teams/:teamId']
const isOwn = (path: string): boolean => !/:(teamId|orgId)/.test(path)
/**
 * Workflows of a person belong to that person; clients of the organization also manage those of a
 * team.
 */
const callersOf = (path: string) => (isOwn(path) ? people : authenticated)

const workflowRows = (all: string, one: string): Row[] => [
  ['POST', all, { permission: 'workflow.create' }],
  ['GET', all, isOwn(all) ? {} : { permission: 'workflow.read' }],
  ['GET', one, { permission: 'workflow.read' }],
  ['PATCH', one, { permission: 'workflow.update' }],
  ['DELETE', one, { permission: 'workflow.delete' }],
  ['GET', `${one}/messages`, { permission: 'workflow.read' }],
]

const workflows = ['/v2', ...teams].flatMap((above) => {
  const all = `${above}/workflows`
  return rowsOf({ callers: callersOf(above), scope: 'WORKFLOW' }, [
    ...workflowRows(all, `${all}/:workflowId`),
    ['GET', `${all}/:workflowId/rebuild`, { permission: 'workflow.read' }],
    ...(isOwn(above) ? [] : workflowRows(`${all}/routing-form`, `${all}/:workflowId/routing-form`)),
  ])
})

const verifiedResources = ['/v2', ...teams].flatMap((above) =>
  rowsOf(
    { callers: callersOf(above), scope: 'VERIFIED_RESOURCES' },
    ['emails', 'phones'].flatMap((kind): Row[] => {
      const path = `${above}/verified-resources/${kind}`
      const writes = isOwn(above) ? {} : { permission: 'verifiedResource.create' as const }
      const reads = isOwn(above) ? {} : { permission: 'verifiedResource.read' as const }
      return [
        ['POST', `${path}/verification-code/request`, writes],
        ['POST', `${path}/verification-code/verify`, writes],
        ['GET', path, reads],
        ['GET', `${path}/:id`, reads],
      ]
    }),
  ),
)

const responseRows = (forms: string): Row[] => [
  ['POST', `${forms}/:routingFormId/responses`, { permission: 'routingForm.respond' }],
  ['GET', `${forms}/:routingFormId/responses`, { permission: 'routingForm.read' }],
  ['PATCH', `${forms}/:routingFormId/responses/:responseId`, { permission: 'routingForm.update' }],
]

const routingForms = [
  ...['/v2/routing-forms', `${organization}/teams/:teamId/routing-forms`].flatMap((forms) =>
    rowsOf({ callers: callersOf(forms), scope: 'ROUTING_FORM' }, [
      ['POST', forms, isOwn(forms) ? {} : { permission: 'routingForm.create' }],
      ['GET', forms, isOwn(forms) ? {} : { permission: 'routingForm.read' }],
      ['GET', `${forms}/:routingFormId`, { permission: 'routingForm.read' }],
      ['PATCH', `${forms}/:routingFormId`, { permission: 'routingForm.update' }],
      ['DELETE', `${forms}/:routingFormId`, { permission: 'routingForm.delete' }],
      ...responseRows(forms),
    ]),
  ),
  ...rowsOf({ scope: 'ROUTING_FORM' }, [
    ['GET', `${organization}/routing-forms`, { permission: 'routingForm.read' }],
    ...responseRows(`${organization}/routing-forms`),
  ]),
  ...rowsOf({ callers: people, scope: 'ROUTING_FORM' }, [
    // It only lists times.
    [
      'POST',
      '/v2/routing-forms/:routingFormId/calculate-slots',
      { permission: 'routingForm.read', action: 'READ' },
    ],
  ]),
]

const insights = [organization, `${organization}/teams/:teamId`].flatMap((above) =>
  rowsOf(
    { callers: administrators, scope: 'INSIGHTS', permission: 'insights.read' },
    ['', '/by-day', '/by-event-type', '/by-host'].map(
      (by): Row => ['GET', `${above}/insights/booking-counts${by}`],
    ),
  ),
)

/** The token of a mail authorizes ending the mails of its workflow to its recipient. */
const unsubscribing = rowsOf({ callers: allCallers }, [['POST', '/v2/workflows/unsubscribe']])

/** Calls that people start; they belong to an event type of a team. */
const phoneCalls = teams.flatMap((team) =>
  rowsOf({ callers: people, scope: 'EVENT_TYPE', permission: 'eventType.update' }, [
    ['POST', `${team}/event-types/:eventTypeId/create-phone-call`],
  ]),
)

export const automationPolicy: readonly Access[] = [
  ...workflows,
  ...unsubscribing,
  ...verifiedResources,
  ...routingForms,
  ...insights,
  ...phoneCalls,
]
