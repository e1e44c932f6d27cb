/** Whether whoever books may not learn the hosts' addresses. */
export const hidesOrganizer = ({ eventType }: { eventType: { hideOrganizerEmail?: boolean } }): boolean =>
  eventType.hideOrganizerEmail === true

/** @returns what stands where an organizer's address is hidden: nobody reads what is sent there */
export const hiddenAddress = (publicUrl: string): string => `no-reply@${new URL(publicUrl).hostname}`
