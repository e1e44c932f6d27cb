import { DomainError } from '@punctual/contracts'

/**
 * Returns the 403 error for an unknown or foreign organization, so that callers cannot tell them
 * apart.
 */
export const notOfOrganization = (): DomainError =>
  new DomainError('ForbiddenException', 'The caller is not a member of this organization.')

/**
 * Returns the error for an id that is not in its only valid form: digits without a leading zero.
 * One form per id makes caches, logs and rules that compare paths see one object under one address.
 * Any other form is an unknown id.
 * @param name of the parameter
 * @returns ForbiddenException (403) for an organization's id, NotFoundException (404) for any other
 */
export function refusalOfSpelling(name: string, text: string): DomainError | undefined {
  if (!/^0\d+$/.test(text)) return undefined
  return name === 'orgId' ? notOfOrganization() : new DomainError('NotFoundException', 'Not found.')
}
