import { badRequest, isPublicWord, isUsername } from '@punctual/contracts'

/** Rejects a slug that is a reserved first segment of public addresses. @throws 400 */
export function requireFreeSlug(slug: string): void {
  if (isPublicWord(slug))
    throw badRequest({ path: 'slug', message: `must not be '${slug}', which is reserved` })
}

/** Rejects a username that is reserved or has other characters. @throws 400 */
export function requireUsername(username: string): void {
  if (!isUsername(username))
    throw badRequest({ path: 'username', message: 'must be a valid username that is not reserved' })
}
