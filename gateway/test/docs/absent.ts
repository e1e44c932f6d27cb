import type { Lack } from './differences.ts'

/** Properties of Cal.com's answers that have no meaning here, and why. */
export interface Absence {
  /** Names from the outermost object, with dots. */
  paths: readonly string[]
  /** The operations; without it, all. */
  of?: RegExp
  reason: string
}

/** The guide about the migration has a row for each. */
export const absences: readonly Absence[] = [
  {
    paths: ['error'],
    reason: 'An answer is a success or an error, never both.',
  },
  {
    paths: ['data.error'],
    of: /\/recordings$/,
    reason: 'A recording that the provider has not finished is not listed.',
  },
  {
    paths: ['data.status', 'data.data'],
    of: /\/reassign|\/slots\/reservations\//,
    reason: 'The document of Cal.com describes the envelope twice; answers have it once.',
  },
  {
    paths: ['data.message', 'data.paymentLink', 'data.pendingTeam'],
    of: /\/teams$/,
    reason: 'Teams cost nothing: a new team is never pending.',
  },
  {
    paths: ['data.routing.crmAppSlug', 'data.routing.crmOwnerRecordType'],
    reason: 'No CRM is asked who owns a contact.',
  },
  {
    paths: ['data.locations.credentialId'],
    of: /\/event-types/,
    reason: 'A meeting is made with the connection that its organizer has when it is booked.',
  },
  {
    paths: ['data.locations.location'],
    of: /\/event-types/,
    reason: 'Every location has one of the documented types; none is of an unknown type.',
  },
  {
    paths: ['data.agentId'],
    of: /\/create-phone-call$/,
    reason: 'Each call carries its own instructions; no agent is stored for it.',
  },
]

/** Returns why a property is missing on purpose; undefined if it is not. */
export const reasonFor = ({ part, path, operation }: Lack): string | undefined =>
  part === 'response'
    ? absences.find(({ paths, of }) => paths.includes(path) && (of?.test(operation) ?? true))?.reason
    : undefined
