import { type Static, Type } from '@sinclair/typebox'
import { answer } from './shapes.ts'

/** The tokens of a managed user, readable here alone; instants in milliseconds since 1970. */
export const tokenFields = {
  accessToken: Type.String(),
  accessTokenExpiresAt: Type.Integer(),
  refreshToken: Type.String(),
  refreshTokenExpiresAt: Type.Integer(),
}
export const Tokens = Type.Object(tokenFields)
export type Tokens = Static<typeof Tokens>
export const TokensAnswer = answer(Tokens)

/** Body of POST /v2/oauth/{clientId}/refresh. */
export const RefreshTokens = Type.Object({ refreshToken: Type.String({ minLength: 1, maxLength: 512 }) })
