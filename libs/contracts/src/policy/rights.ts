import type { Permission } from '../permissions.ts'
import type { Role } from '../roles.ts'
import type { ScopeAction, ScopeResource } from './scopes.ts'

/** Who has a permission without a custom role, and the scope that an app needs for it. */
export interface Right {
  /** The lowest role that gives it in a team or an organization. */
  role: Role
  /** Whether an object's owner and hosts have it for the object. */
  own: boolean
  /** Absent: apps cannot use it. */
  scope?: { resource: ScopeResource; action: ScopeAction }
}

const read = (resource: ScopeResource, rest: Partial<Right> = {}): Right => ({
  role: 'ADMIN',
  own: false,
  scope: { resource, action: 'READ' },
  ...rest,
})
const write = (resource: ScopeResource, rest: Partial<Right> = {}): Right => ({
  role: 'ADMIN',
  own: false,
  scope: { resource, action: 'WRITE' },
  ...rest,
})
const own = { own: true }
const member = { role: 'MEMBER' } as const
/** Never for apps. */
const internal: Right = { role: 'ADMIN', own: false }

/** One row for every permission; permissions without a row are denied. */
export const rights: Readonly<Record<Permission, Right>> = {
  'role.create': internal,
  'role.read': { ...internal, ...member },
  'role.update': internal,
  'role.delete': internal,
  'eventType.create': write('EVENT_TYPE', own),
  'eventType.read': read('EVENT_TYPE', { ...own, ...member }),
  'eventType.update': write('EVENT_TYPE', own),
  'eventType.delete': write('EVENT_TYPE', own),
  'team.create': write('PROFILE'),
  'team.read': read('PROFILE', member),
  'team.update': write('PROFILE'),
  'team.delete': write('PROFILE'),
  'team.invite': write('MEMBERSHIP'),
  'team.remove': write('MEMBERSHIP'),
  'team.listMembers': read('MEMBERSHIP', member),
  'team.listMembersPrivate': read('MEMBERSHIP'),
  'team.changeMemberRole': write('MEMBERSHIP'),
  'team.impersonate': internal,
  'organization.create': internal,
  'organization.read': read('PROFILE', member),
  'organization.listMembers': read('MEMBERSHIP', member),
  'organization.listMembersPrivate': read('MEMBERSHIP'),
  'organization.invite': write('MEMBERSHIP'),
  'organization.remove': write('MEMBERSHIP'),
  'organization.manageBilling': internal,
  'organization.changeMemberRole': write('MEMBERSHIP'),
  'organization.impersonate': internal,
  'organization.passwordReset': internal,
  'organization.update': write('MEMBERSHIP'),
  'organization.attributes.read': read('ATTRIBUTES', member),
  'organization.attributes.update': write('ATTRIBUTES'),
  'organization.attributes.delete': write('ATTRIBUTES'),
  'organization.attributes.create': write('ATTRIBUTES'),
  'organization.attributes.editUsers': write('ATTRIBUTES'),
  'booking.read': read('BOOKING', own),
  'booking.readTeamBookings': read('BOOKING'),
  'booking.readOrgBookings': read('BOOKING'),
  'booking.readRecordings': read('BOOKING'),
  'booking.update': write('BOOKING', own),
  'booking.readTeamAuditLogs': internal,
  'booking.readOrgAuditLogs': { ...internal, role: 'OWNER' },
  'insights.read': read('INSIGHTS'),
  'apps.read': read('APPS'),
  'apps.update': write('APPS'),
  'workflow.create': write('WORKFLOW', own),
  'workflow.read': read('WORKFLOW', own),
  'workflow.update': write('WORKFLOW', own),
  'workflow.delete': write('WORKFLOW', own),
  'routingForm.create': write('ROUTING_FORM', own),
  'routingForm.read': read('ROUTING_FORM', own),
  'routingForm.update': write('ROUTING_FORM', own),
  'routingForm.delete': write('ROUTING_FORM', own),
  'webhook.create': write('WEBHOOK', own),
  'webhook.read': read('WEBHOOK', own),
  'webhook.update': write('WEBHOOK', own),
  'webhook.delete': write('WEBHOOK', own),
  'watchlist.create': internal,
  'watchlist.read': internal,
  'watchlist.update': internal,
  'watchlist.delete': internal,
  'featureOptIn.read': internal,
  'featureOptIn.update': internal,
  'schedule.read': read('SCHEDULE', own),
  'schedule.update': write('SCHEDULE', own),
  'profile.read': read('PROFILE', own),
  'profile.update': write('PROFILE', own),
  'oauthClient.read': internal,
  'oauthClient.update': internal,
  'verifiedResource.read': read('VERIFIED_RESOURCES'),
  'verifiedResource.create': write('VERIFIED_RESOURCES'),
  'routingForm.respond': write('ROUTING_FORM', own),
}
