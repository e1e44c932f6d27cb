import { type Static, Type } from '@sinclair/typebox'
import { about } from './fields.ts'
import { answer } from './shapes.ts'

/**
 * The tokens of a managed user, which no other answer shows; instants in milliseconds since 1970.
 */
export const tokenFields = {
  accessToken: about('The access token. It is shown only once.', Type.String()),
  accessTokenExpiresAt: about('When the access token expires, in milliseconds since 1970.', Type.Integer()),
  refreshToken: about('The refresh token. It is shown only once and can be used once.', Type.String()),
  refreshTokenExpiresAt: about('When the refresh token expires, in milliseconds since 1970.', Type.Integer()),
}
export const Tokens = Type.Object(tokenFields)
export type Tokens = Static<typeof Tokens>
export const TokensAnswer = answer(Tokens)

/** Body of POST /v2/oauth/{clientId}/refresh. */
export const RefreshTokens = Type.Object({
  refreshToken: about('The refresh token.', Type.String({ minLength: 1, maxLength: 512 })),
})
