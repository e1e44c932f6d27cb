import { type CallerKind, statusCodes } from '@punctual/contracts'

/** What every part of the document refers to. */
const text = { type: 'string' }

const errorSchema = {
  type: 'object',
  required: ['status', 'timestamp', 'path', 'error'],
  properties: {
    status: { const: 'error' },
    timestamp: { type: 'string', format: 'date-time' },
    path: text,
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { ...text, description: 'The name of the rule that was broken: `slot_taken`.' },
        message: { ...text, description: 'What a person may be shown.' },
        details: {
          type: 'object',
          properties: {
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['path', 'message'],
                properties: { path: text, message: text },
              },
            },
          },
        },
      },
    },
  },
}

const meanings: Record<string, string> = {
  400: 'Something in the path, the query, the headers or the body is wrong; every bad field is named',
  401: 'The credential is missing where one is needed, or is not valid',
  403: 'The caller may know of it, but has no right to do this',
  404: "There is none, or it is another tenant's",
  409: 'It does not go with what there is',
  413: 'The body is too long',
  415: 'The body is no JSON',
  422: 'The Idempotency-Key was used with another request',
  429: 'Too many calls',
  431: 'The path and the headers are too long together',
  503: 'A part that is needed does not answer; to be tried again',
  504: 'A part that is needed took too long; whether it was done is not known',
}

const nameOfStatus = (status: string): string =>
  status === '431'
    ? 'HeadersTooLarge'
    : (statusCodes[Number(status) as keyof typeof statusCodes] ?? status).replace('Exception', '')

/** A header that every answer may have; by the name of the component. */
export const headers = {
  RateLimit: { description: 'Calls that the caller may make in a minute.', schema: { type: 'integer' } },
  RateLimitRemaining: { description: 'Calls that are left of them.', schema: { type: 'integer' } },
  RateLimitReset: { description: 'Seconds until they begin anew.', schema: { type: 'integer' } },
  RequestId: { description: 'What to name when you ask about a call.', schema: text },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
  Version: { description: 'The version that it was answered in.', schema: text },
  IdempotentReplayed: { description: '`true`: the answer of the first such request.', schema: text },
} as const

export const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` })

export const commonHeaders = {
  'x-ratelimit-limit-default': header('RateLimit'),
  'x-ratelimit-remaining-default': header('RateLimitRemaining'),
  'x-ratelimit-reset-default': header('RateLimitReset'),
  'x-request-id': header('RequestId'),
}

/** One for all statuses of an OAuth endpoint (RFC 6749, 5.2). */
const oauthError = {
  description: 'Refused; OAuth libraries read `error`',
  headers: commonHeaders,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error', 'error_description'],
        properties: {
          error: {
            ...text,
            description:
              'A code of RFC 6749: `invalid_request`, `invalid_client`, `invalid_grant`, `invalid_scope`, `unsupported_grant_type`, `temporarily_unavailable` or `server_error`.',
          },
          error_description: { ...text, description: 'What a developer may be shown.' },
        },
      },
    },
  },
}

/** What is refused before its caller is known has no limits; what is refused unread has no id. */
function headersOf(status: string) {
  if (status === '431') return {}
  return status === '413' ? { 'x-request-id': header('RequestId') } : commonHeaders
}

/** By the name of the component. */
export const errorResponses = Object.fromEntries([
  ['OAuthError', oauthError],
  ...Object.entries(meanings).map(([status, description]) => [
    nameOfStatus(status),
    {
      description,
      headers: {
        ...headersOf(status),
        ...(['429', '503'].includes(status) && { 'retry-after': header('RetryAfter') }),
      },
      content: { 'application/json': { schema: errorSchema } },
    },
  ]),
])

/** @returns the responses of these statuses, for one operation */
export const failures = (statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [`${status}`, { $ref: `#/components/responses/${nameOfStatus(`${status}`)}` }]),
  )

/** @returns the responses of these statuses, for an operation that speaks OAuth */
export const oauthFailures = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [`${status}`, { $ref: '#/components/responses/OAuthError' }]))

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

export const securitySchemes = {
  apiKey: bearer('An API key, `svc_…`, of a user.'),
  accessToken: bearer('The access token of a managed user, or of an app that a person gave access.'),
  clientId: {
    type: 'apiKey',
    in: 'header',
    name: 'x-svc-client-id',
    description: 'The id of an OAuth client; where a path has it, the header may be left out.',
  },
  clientSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'x-svc-secret-key',
    description: 'The secret of an OAuth client, beside its id.',
  },
  clientBasic: {
    type: 'http',
    scheme: 'basic',
    description: 'Id and secret of an OAuth client, where it speaks OAuth.',
  },
}

/** How a client authenticates where it speaks OAuth: by Basic authentication, or by fields of the body. */
export const clientAuthentication = [{ clientBasic: [] }, {}]

/** Of the first version. */
export const queryKey = {
  type: 'apiKey',
  in: 'query',
  name: 'apiKey',
  description: 'An API key in the query, for paths of the first version.',
}

/** How each kind of caller shows who it is. */
const securityOf: Readonly<Record<CallerKind, Record<string, string[]>>> = {
  anonymous: {},
  'api-key': { apiKey: [] },
  'organization-key': { apiKey: [] },
  'managed-user': { accessToken: [] },
  app: { accessToken: [] },
  'oauth-client': { clientId: [], clientSecret: [] },
}

/** @returns the security requirements of an operation, each once */
export const securityFor = (callers: readonly CallerKind[]): Record<string, string[]>[] => [
  ...new Map(callers.map((kind) => [JSON.stringify(securityOf[kind]), securityOf[kind]])).values(),
]
