import { type Static, Type } from '@sinclair/typebox'
import { ClientType } from './oauth-clients.ts'
import { answer, nullable } from './shapes.ts'

const Text = Type.String({ maxLength: 2048 })
const Required = Type.String({ minLength: 1, maxLength: 2048 })

/** What anybody may know of a client, to show who asks. */
export const OAuth2Client = Type.Object({
  client_id: Type.String(),
  /** The first of its addresses; empty when it has none. */
  redirect_uri: Type.String(),
  name: Type.String(),
  logo: nullable(Type.String()),
  is_trusted: Type.Boolean(),
  client_type: ClientType,
})
export type OAuth2Client = Static<typeof OAuth2Client>
export const OAuth2ClientAnswer = answer(OAuth2Client)

/** Query of GET /oauth/authorize (RFC 6749, 4.1.1; RFC 7636). What is wrong with it is for the page to say. */
export const AuthorizationQuery = Type.Object({
  response_type: Type.Optional(Text),
  client_id: Type.Optional(Text),
  redirect_uri: Type.Optional(Text),
  scope: Type.Optional(Text),
  state: Type.Optional(Text),
  code_challenge: Type.Optional(Text),
  code_challenge_method: Type.Optional(Text),
})
export type AuthorizationQuery = Static<typeof AuthorizationQuery>

/** Form of POST /oauth/authorize: the query once more, and what the person decided. */
export const AuthorizationDecision = Type.Composite([
  AuthorizationQuery,
  Type.Object({
    decision: Type.Union([Type.Literal('approve'), Type.Literal('deny')], {
      errorMessage: 'must be approve or deny',
    }),
    api_key: Type.Optional(Text),
  }),
])

const Credentials = {
  client_id: Type.Optional(Text),
  client_secret: Type.Optional(Text),
}

/**
 * Body of POST /v2/auth/oauth2/token, as a form or as JSON (RFC 6749, 4.1.3 and 6). Which fields a grant needs is for the
 * endpoint to say, in the errors of OAuth.
 */
export const TokenRequest = Type.Object({
  grant_type: Type.String({
    minLength: 1,
    maxLength: 2048,
    description: '`authorization_code` or `refresh_token`.',
  }),
  ...Credentials,
  code: Type.Optional(Text),
  redirect_uri: Type.Optional(Text),
  code_verifier: Type.Optional(Text),
  refresh_token: Type.Optional(Text),
  scope: Type.Optional(
    Type.String({ maxLength: 2048, description: 'Of a refresh: fewer scopes for the new access token.' }),
  ),
})
export type TokenRequest = Static<typeof TokenRequest>

/** Its answer (RFC 6749, 5.1), without an envelope; `expires_in` in seconds, `scope` separated by spaces. */
export const TokenAnswer = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('bearer'),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
  scope: Type.String(),
})
export type TokenAnswer = Static<typeof TokenAnswer>

/** Body of POST /v2/auth/oauth2/revoke, as a form or as JSON (RFC 7009, 2.1). */
export const RevocationRequest = Type.Object({
  token: Required,
  token_type_hint: Type.Optional(Text),
  ...Credentials,
})

/** Body of a failure at the token and revocation endpoints (RFC 6749, 5.2). */
export const OAuthErrorBody = Type.Object({ error: Type.String(), error_description: Type.String() })
export type OAuthErrorBody = Static<typeof OAuthErrorBody>

const Names = Type.Array(Type.String())

/** What OAuth libraries read to find the endpoints (RFC 8414). */
export const ServerMetadata = Type.Object({
  issuer: Type.String(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
  revocation_endpoint: Type.String(),
  scopes_supported: Names,
  response_types_supported: Names,
  response_modes_supported: Names,
  grant_types_supported: Names,
  code_challenge_methods_supported: Names,
  token_endpoint_auth_methods_supported: Names,
  revocation_endpoint_auth_methods_supported: Names,
  authorization_response_iss_parameter_supported: Type.Boolean(),
  ui_locales_supported: Names,
  service_documentation: Type.String(),
})
