import type { OAuthErrorBody } from '@punctual/contracts'
import type { ErrorAnswer } from './error-answer.ts'

/** Our error codes that match an OAuth code. */
const named: Readonly<Record<string, string>> = {
  invalid_request: 'invalid_request',
  invalid_client: 'invalid_client',
  invalid_grant: 'invalid_grant',
  invalid_refresh_token: 'invalid_grant',
  invalid_scope: 'invalid_scope',
  unsupported_grant_type: 'unsupported_grant_type',
}

/**
 * Returns the body of a failure at an OAuth endpoint (RFC 6749, 5.2), which OAuth libraries read.
 * Failures without a code there get one of the authorization endpoint (4.1.2.1).
 */
export function oauthErrorBody({ status, code, message }: ErrorAnswer): OAuthErrorBody {
  return { error: named[code] ?? byStatus(status), error_description: describable(message) }
}

function byStatus(status: number): string {
  if (status === 401) return 'invalid_client'
  if (status === 429 || status === 503 || status === 504) return 'temporarily_unavailable'
  return status >= 500 ? 'server_error' : 'invalid_request'
}

/**
 * A description must not contain quotation marks, backslashes or characters outside printable
 * ASCII.
 */
const describable = (text: string): string => text.replaceAll('"', "'").replace(/[^\x20-\x5b\x5d-\x7e]/g, '?')
