/** Returns the address in lower case without "+tag", to compare guests (docs/domain.md#guests). */
export function baseEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at).split('+')[0]}${email.slice(at)}`.toLowerCase()
}

/** Returns the guests whose mailbox is not in `taken`, each mailbox once, in order. */
export function newMailboxes<T extends { email: string }>(
  guests: readonly T[],
  taken: readonly string[],
): T[] {
  const seen = new Set(taken.map(baseEmail))
  return guests.filter(({ email }) => {
    const base = baseEmail(email)
    if (seen.has(base)) return false
    seen.add(base)
    return true
  })
}

/** Returns the stored address of a managed user (docs/domain.md#api-keys-and-tokens). */
export function managedEmail(email: string, clientId: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : `${email.slice(0, at)}+${clientId}${email.slice(at)}`
}
