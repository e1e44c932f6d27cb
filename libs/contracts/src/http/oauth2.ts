import { type Static, Type } from '@sinclair/typebox'
import { about, textIdOf } from './fields.ts'
import { ClientType } from './oauth-clients.ts'
import { answer, nullable } from './shapes.ts'

const Text = Type.String({ maxLength: 2048 })
const Required = Type.String({ minLength: 1, maxLength: 2048 })

/** What anybody may know of a client, to show who asks. */
export const OAuth2Client = Type.Object({
  client_id: textIdOf('the OAuth client'),
  redirect_uri: about('First redirect URI; empty if there is none.', Type.String()),
  name: about('Name of the client.', Type.String()),
  logo: about('URL of the logo.', nullable(Type.String())),
  is_trusted: about('Whether the operator trusts the client.', Type.Boolean()),
  client_type: ClientType,
})
export type OAuth2Client = Static<typeof OAuth2Client>
export const OAuth2ClientAnswer = answer(OAuth2Client)

/**
 * Query of GET /oauth/authorize (RFC 6749, 4.1.1; RFC 7636). What is wrong with it is for the page
 * to say.
 */
export const AuthorizationQuery = Type.Object({
  response_type: about('`code`.', Type.Optional(Text)),
  client_id: about('Id of the OAuth client.', Type.Optional(Text)),
  redirect_uri: about(
    "Redirect URI, one of the client's. May be omitted if the client has one only.",
    Type.Optional(Text),
  ),
  scope: about('Scopes, separated by spaces or commas. Defaults to `PROFILE_READ`.', Type.Optional(Text)),
  state: about('Value that is returned with the code, against forged requests.', Type.Optional(Text)),
  code_challenge: about('PKCE challenge. Required for a public client.', Type.Optional(Text)),
  code_challenge_method: about('PKCE method: `S256`.', Type.Optional(Text)),
})
export type AuthorizationQuery = Static<typeof AuthorizationQuery>

/** Form of POST /oauth/authorize: the query once more, and what the person decided. */
export const AuthorizationDecision = Type.Composite([
  AuthorizationQuery,
  Type.Object({
    decision: about(
      '`approve` or `deny`.',
      Type.Union([Type.Literal('approve'), Type.Literal('deny')], {
        errorMessage: 'must be approve or deny',
      }),
    ),
    api_key: about('API key of the person who decides.', Type.Optional(Text)),
  }),
])

const Credentials = {
  client_id: about('Id of the OAuth client, without Basic authentication.', Type.Optional(Text)),
  client_secret: about('Secret of a confidential client, without Basic authentication.', Type.Optional(Text)),
}

/**
 * Body of POST /v2/auth/oauth2/token, as a form or as JSON (RFC 6749, 4.1.3 and 6). Which fields a
 * grant needs is for the endpoint to say, in the errors of OAuth.
 */
export const TokenRequest = Type.Object({
  grant_type: Type.String({
    minLength: 1,
    maxLength: 2048,
    description: '`authorization_code` or `refresh_token`.',
  }),
  ...Credentials,
  code: about('Authorization code, for `authorization_code`.', Type.Optional(Text)),
  redirect_uri: about(
    'Redirect URI of the authorization request, for `authorization_code`.',
    Type.Optional(Text),
  ),
  code_verifier: about('PKCE verifier, for `authorization_code`.', Type.Optional(Text)),
  refresh_token: about('Refresh token, for `refresh_token`.', Type.Optional(Text)),
  scope: Type.Optional(
    Type.String({
      maxLength: 2048,
      description: 'Fewer scopes for the new access token, for `refresh_token`.',
    }),
  ),
})
export type TokenRequest = Static<typeof TokenRequest>

/**
 * Its answer (RFC 6749, 5.1), without an envelope; `expires_in` in seconds, `scope` separated by
 * spaces.
 */
export const TokenAnswer = Type.Object({
  access_token: about('The access token.', Type.String()),
  token_type: about('`bearer`.', Type.Literal('bearer')),
  refresh_token: about('The refresh token. It can be used once.', Type.String()),
  expires_in: about('Seconds until the access token expires.', Type.Integer()),
  scope: about('Scopes of the access token, separated by spaces.', Type.String()),
})
export type TokenAnswer = Static<typeof TokenAnswer>

/** Body of POST /v2/auth/oauth2/revoke, as a form or as JSON (RFC 7009, 2.1). */
export const RevocationRequest = Type.Object({
  token: about('The access or refresh token.', Required),
  token_type_hint: about('`access_token` or `refresh_token`. Not needed.', Type.Optional(Text)),
  ...Credentials,
})

/** Body of a failure at the token and revocation endpoints (RFC 6749, 5.2). */
export const OAuthErrorBody = Type.Object({
  error: about('Error code of RFC 6749.', Type.String()),
  error_description: about('Message for developers.', Type.String()),
})
export type OAuthErrorBody = Static<typeof OAuthErrorBody>

const Names = Type.Array(Type.String())

/** What OAuth libraries read to find the endpoints (RFC 8414). */
export const ServerMetadata = Type.Object({
  issuer: about('URL of the authorization server.', Type.String()),
  authorization_endpoint: about('URL of the authorization endpoint.', Type.String()),
  token_endpoint: about('URL of the token endpoint.', Type.String()),
  revocation_endpoint: about('URL of the revocation endpoint.', Type.String()),
  scopes_supported: about('Scopes.', Names),
  response_types_supported: about('Values of `response_type`.', Names),
  response_modes_supported: about('Values of `response_mode`.', Names),
  grant_types_supported: about('Values of `grant_type`.', Names),
  code_challenge_methods_supported: about('Values of `code_challenge_method`.', Names),
  token_endpoint_auth_methods_supported: about('How clients authenticate at the token endpoint.', Names),
  revocation_endpoint_auth_methods_supported: about(
    'How clients authenticate at the revocation endpoint.',
    Names,
  ),
  authorization_response_iss_parameter_supported: about(
    'Whether the redirect to the client has `iss`.',
    Type.Boolean(),
  ),
  ui_locales_supported: about('Languages of the consent page.', Names),
  service_documentation: about('URL of the API reference.', Type.String()),
})
