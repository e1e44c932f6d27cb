/** Whether two addresses are the same mailbox as typed: case does not count. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * @returns the address a person knows: a managed user's without the "+clientId" that keeps it apart
 * (docs/domain.md#api-keys-and-tokens)
 */
export function displayEmail(email: string, clientId: string | undefined): string {
  return clientId === undefined ? email : email.replace(`+${clientId}@`, '@')
}

/** Whether an address is somebody's: as it is kept, or as a managed user knows it. */
export const isAddressOf = (
  { email, clientId }: { email: string; clientId?: string | undefined },
  given: string,
): boolean => sameEmail(email, given) || sameEmail(displayEmail(email, clientId), given)
