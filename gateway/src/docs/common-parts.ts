import { type CallerKind, statusCodes } from '@punctual/contracts'

const text = { type: 'string' }

const errorSchema = {
  type: 'object',
  required: ['status', 'timestamp', 'path', 'error'],
  properties: {
    status: { const: 'error', description: '`error`.' },
    timestamp: { type: 'string', format: 'date-time', description: 'Time of the error, ISO 8601 in UTC.' },
    path: { ...text, description: 'Path of the request, with its query.' },
    error: {
      type: 'object',
      description: 'The error.',
      required: ['code', 'message'],
      properties: {
        code: { ...text, description: 'Code of the error, such as `slot_taken`.' },
        message: { ...text, description: 'Message for people.' },
        details: {
          type: 'object',
          description: 'Details of the error.',
          properties: {
            errors: {
              type: 'array',
              description: 'Every invalid field.',
              items: {
                type: 'object',
                required: ['path', 'message'],
                properties: {
                  path: { ...text, description: 'Path of the field, with dots: `attendee.timeZone`.' },
                  message: { ...text, description: 'What is wrong with the field.' },
                },
              },
            },
          },
        },
      },
    },
  },
}

const meanings: Record<string, string> = {
  400: 'Bad request: the path, the query, the headers or the body are invalid, or a rule forbids the call; every invalid field is named',
  401: 'Unauthorized: the credential is missing or invalid',
  403: 'Forbidden: the caller has no right to do this',
  404: "Not found, or another tenant's",
  409: 'Conflict with the current state',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'The Idempotency-Key was used with another request',
  429: 'Too many requests',
  431: 'The path and the headers are too large',
  503: 'Service unavailable; try again later',
  504: 'Timeout: the call may or may not have been executed',
}

const nameOfStatus = (status: string): string =>
  status === '431'
    ? 'HeadersTooLarge'
    : (statusCodes[Number(status) as keyof typeof statusCodes] ?? status).replace('Exception', '')

/** Response headers, by the name of the component. */
export const headers = {
  RateLimit: { description: 'Requests that the caller may make per minute.', schema: { type: 'integer' } },
  RateLimitRemaining: { description: 'Requests that remain in this minute.', schema: { type: 'integer' } },
  RateLimitReset: { description: 'Seconds until the limit resets.', schema: { type: 'integer' } },
  RequestId: { description: 'Id of the request, to name in support questions.', schema: text },
  RetryAfter: { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
  Version: { description: 'Version of the shapes of this answer.', schema: text },
  IdempotentReplayed: {
    description: '`true` for the repeated answer of an earlier request with the same Idempotency-Key.',
    schema: text,
  },
} as const

export const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` })

export const commonHeaders = {
  'x-ratelimit-limit-default': header('RateLimit'),
  'x-ratelimit-remaining-default': header('RateLimitRemaining'),
  'x-ratelimit-reset-default': header('RateLimitReset'),
  'x-request-id': header('RequestId'),
}

/** The error of all statuses of an OAuth endpoint (RFC 6749, 5.2). */
const oauthError = {
  description: 'Refused; `error` has the OAuth error code',
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
              'Error code of RFC 6749: `invalid_request`, `invalid_client`, `invalid_grant`, `invalid_scope`, `unsupported_grant_type`, `temporarily_unavailable` or `server_error`.',
          },
          error_description: { ...text, description: 'Message for developers.' },
        },
      },
    },
  },
}

/**
 * Errors before authentication have no limit headers; errors before the request is read have no id
 * either.
 */
function headersOf(status: string) {
  if (status === '431') return {}
  return status === '413' ? { 'x-request-id': header('RequestId') } : commonHeaders
}

/** Error responses, by the name of the component. */
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

/** Returns the error responses of an operation. */
export const failures = (statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [`${status}`, { $ref: `#/components/responses/${nameOfStatus(`${status}`)}` }]),
  )

/** Returns the error responses of an OAuth endpoint. */
export const oauthFailures = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [`${status}`, { $ref: '#/components/responses/OAuthError' }]))

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

export const securitySchemes = {
  apiKey: bearer('An API key, `svc_…`, of a user.'),
  accessToken: bearer('The access token of a managed user or of an app.'),
  clientId: {
    type: 'apiKey',
    in: 'header',
    name: 'x-svc-client-id',
    description: 'The id of an OAuth client. May be omitted if the path has it.',
  },
  clientSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'x-svc-secret-key',
    description: 'The secret of an OAuth client, together with its id.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-punctual_session',
    description:
      'The session of a signed-in person, for pages of this site; without https the name is `punctual_session`.',
  },
  portalToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of an opened portal link, for its webhooks only.',
  },
  clientBasic: {
    type: 'http',
    scheme: 'basic',
    description: 'Id and secret of an OAuth client, at OAuth endpoints.',
  },
}

/** Client authentication at OAuth endpoints: Basic authentication, or fields of the body. */
export const clientAuthentication = [{ clientBasic: [] }, {}]

/** The security scheme of the first generation. */
export const queryKey = {
  type: 'apiKey',
  in: 'query',
  name: 'apiKey',
  description: 'An API key in the query, for paths of the first generation.',
}

/** The security requirement of each kind of caller. */
const securityOf: Readonly<Record<CallerKind, Record<string, string[]>>> = {
  anonymous: {},
  'api-key': { apiKey: [] },
  'organization-key': { apiKey: [] },
  'managed-user': { accessToken: [] },
  app: { accessToken: [] },
  'oauth-client': { clientId: [], clientSecret: [] },
  session: { session: [] },
  portal: { portalToken: [] },
}

/** Returns the security requirements of an operation, without duplicates. */
export const securityFor = (callers: readonly CallerKind[]): Record<string, string[]>[] => [
  ...new Map(callers.map((kind) => [JSON.stringify(securityOf[kind]), securityOf[kind]])).values(),
]
