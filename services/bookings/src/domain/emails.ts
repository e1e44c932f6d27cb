/** @returns the address without case and "+tag", by which guests are compared (docs/domain.md#guests) */
export function baseEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at).split('+')[0]}${email.slice(at)}`.toLowerCase()
}

/** @returns the emails that are not in `taken`, each mailbox once, in their order */
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

/** @returns the address under which a managed user is kept (docs/domain.md#api-keys-and-tokens) */
export function managedEmail(email: string, clientId: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : `${email.slice(0, at)}+${clientId}${email.slice(at)}`
}
