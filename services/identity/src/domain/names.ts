import { badRequest, isPublicWord } from '@punctual/contracts'

/** Rejects a slug that is a reserved first segment of public addresses. @throws 400 */
export function requireFreeSlug(slug: string): void {
  if (isPublicWord(slug))
    throw badRequest({ path: 'slug', message: `must not be '${slug}', which is reserved` })
}
