import { DomainError } from '@punctual/contracts'

/** @returns the refusal (403) of an organization that is unknown, or not the caller's: both read the same */
export const notOfOrganization = (): DomainError =>
  new DomainError('ForbiddenException', 'The caller is no member of this organization.')

/**
 * An id has one spelling, so that caches, logs and rules that compare paths see one object under one address: digits without
 * a leading zero. Any other spelling of a number is an id that does not exist.
 * @param name of the parameter
 * @returns the refusal: ForbiddenException (403) for an organization's id, NotFoundException (404) for any other
 */
export function refusalOfSpelling(name: string, text: string): DomainError | undefined {
  if (!/^0\d+$/.test(text)) return undefined
  return name === 'orgId' ? notOfOrganization() : new DomainError('NotFoundException', 'Not found.')
}
