/** Returns whether two addresses are equal, ignoring case. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Returns the address that a person knows: a managed user's without the "+clientId" suffix that
 * makes it unique (docs/domain.md#api-keys-and-tokens).
 */
export function displayEmail(email: string, clientId: string | undefined): string {
  return clientId === undefined ? email : email.replace(`+${clientId}@`, '@')
}

/** Returns whether a person has the address: as stored, or as a managed user knows it. */
export const isAddressOf = (
  { email, clientId }: { email: string; clientId?: string | undefined },
  given: string,
): boolean => sameEmail(email, given) || sameEmail(displayEmail(email, clientId), given)
