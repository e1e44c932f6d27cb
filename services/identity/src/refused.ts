import { DomainError } from '@punctual/contracts'

/** The one 401 for whatever is wrong with a credential: it tells nobody how close they came. */
export function refused(): DomainError {
  return new DomainError('UnauthorizedException', 'The credential is missing or not valid.')
}
