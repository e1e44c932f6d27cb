import { badRequest, slugify } from '@punctual/contracts'

/** Maximum characters of an email address. */
const maxEmailLength = 254
/** Maximum characters before the client's id, so that a username has at most 63. */
const maxLocalPartLength = 36

/**
 * Returns the address of a managed user: `ann+clientId@example.com`
 * (docs/domain.md#api-keys-and-tokens), so that one person can be a user of several clients. An
 * address that already contains the client's id stays unchanged.
 * @throws 400 when it becomes too long
 */
export function managedEmail(email: string, clientId: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  if (local.toLowerCase().endsWith(`+${clientId}`)) return email
  const managed = `${local}+${clientId}${email.slice(at)}`
  if (managed.length > maxEmailLength) throw badRequest({ path: 'email', message: 'is too long' })
  return managed
}

/** Returns a username that consists of the local part of the address and the client's id. */
export function managedUsername(email: string, clientId: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).split('+')[0] ?? ''
  const name = slugify(local).slice(0, maxLocalPartLength).replace(/-+$/, '')
  return `${name || 'user'}-${clientId}`
}
