import { type Static, Type } from '@sinclair/typebox'
import { answer, nullable } from './shapes.ts'

const Text = Type.String({ maxLength: 2048 })
const Required = Type.String({ minLength: 1, maxLength: 2048 })

/** What anybody may know of a client, to show who asks (peer contract, OAuth2ClientDto). */
export const OAuth2Client = Type.Object({
  client_id: Type.String(),
  /** The first of its addresses; empty when it has none. */
  redirect_uri: Type.String(),
  name: Type.String(),
  logo: nullable(Type.String()),
  is_trusted: Type.Boolean(),
  client_type: Type.Union([Type.Literal('CONFIDENTIAL'), Type.Literal('PUBLIC')]),
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

const client = { client_id: Required, client_secret: Type.Optional(Required) }

const grantTypes = { errorMessage: 'must be authorization_code or refresh_token' }

/** Gives tokens for the code that a person's consent has brought; the secret may be left out, the verifier may not. */
const ExchangeCode = Type.Object({
  grant_type: Type.Literal('authorization_code', grantTypes),
  ...client,
  code: Required,
  redirect_uri: Required,
  code_verifier: Type.String({
    pattern: '^[A-Za-z0-9._~-]{43,128}$',
    errorMessage: 'must be 43 to 128 unreserved characters',
  }),
})
const RefreshGrant = Type.Object({
  grant_type: Type.Literal('refresh_token', grantTypes),
  ...client,
  refresh_token: Required,
})

/** Body of POST /v2/auth/oauth2/token, as JSON or as a form. */
export const TokenRequest = Type.Union([ExchangeCode, RefreshGrant])
export type TokenRequest = Static<typeof TokenRequest>

/** Its answer (RFC 6749, 5.1), without an envelope; `expires_in` in seconds. */
export const TokenAnswer = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('bearer'),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
})
export type TokenAnswer = Static<typeof TokenAnswer>
