import { badRequest, isPublicWord } from '@punctual/contracts'

/** @throws 400 when the slug of a team or an organization is a first word of our public addresses */
export function requireFreeWord(slug: string): void {
  if (isPublicWord(slug))
    throw badRequest({ path: 'slug', message: `'${slug}' is reserved: give another slug` })
}
