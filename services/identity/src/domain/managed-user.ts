import { badRequest, slugify } from '@punctual/contracts'

/** Of an address, all in all. */
const longestEmail = 254
/** With the client's id after it, a username is at most 63 characters. */
const longestName = 36

/**
 * @returns the address that a managed user is known by: `ann+clientId@example.com`
 * (docs/domain.md#api-keys-and-tokens), so that a person may be a user of several clients; one that has the client's id
 * already stays as it is
 * @throws 400 when it gets too long
 */
export function managedEmail(email: string, clientId: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  if (local.toLowerCase().endsWith(`+${clientId}`)) return email
  const managed = `${local}+${clientId}${email.slice(at)}`
  if (managed.length > longestEmail) throw badRequest({ path: 'email', message: 'is too long' })
  return managed
}

/** @returns a username made of what stands before the @, and of the client's id */
export function managedUsername(email: string, clientId: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).split('+')[0] ?? ''
  const name = slugify(local).slice(0, longestName).replace(/-+$/, '')
  return `${name || 'user'}-${clientId}`
}
