/**
 * Reasons that the system itself gives for a declined or cancelled booking. Answers of the API and
 * webhooks show these texts; mails and pages show the reader's language.
 */
export const systemReasons = {
  overtaken: 'Another booking for this time was confirmed.',
  unanswered: 'No host accepted the request in time.',
  removedFromCalendar: 'The host removed it from the calendar.',
  ownerDeleted: 'The team or organization was deleted.',
} as const

/** Returns the key of a reason's text in the catalogues; undefined for a person's own words. */
export function reasonKeyOf(reason: string): `reason.${keyof typeof systemReasons}` | undefined {
  const found = Object.entries(systemReasons).find(([, text]) => text === reason)
  return found && (`reason.${found[0]}` as `reason.${keyof typeof systemReasons}`)
}
