/** Returns whether bookers do not see the hosts' addresses. */
export const hidesOrganizer = ({ eventType }: { eventType: { hideOrganizerEmail?: boolean } }): boolean =>
  eventType.hideOrganizerEmail === true

/** Returns the replacement of a hidden organizer's address, whose mail is not read. */
export const hiddenAddress = (publicUrl: string): string => `no-reply@${new URL(publicUrl).hostname}`
