import { DomainError } from '@punctual/contracts'

/**
 * Returns the one 401 for every invalid credential: a more precise message would help an attacker.
 */
export function invalidCredential(): DomainError {
  return new DomainError('UnauthorizedException', 'The credential is missing or not valid.')
}
