/** What a provider gave for an account. Sealed at rest. */
export interface Tokens {
  accessToken: string
  refreshToken: string
  /** ISO 8601 */
  expiresAt: string
}

/** What a person is asked to allow. */
export interface AuthorizationRequest {
  state: string
  redirectUri: string
  verifier: string
}

/** The authorization server of a provider (RFC 6749, RFC 7009, RFC 7636). */
export interface OAuthServer {
  /** Returns the page on which the person allows access. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** @throws CalendarFailure also when the person has not allowed all that is needed */
  exchange(code: string, request: Omit<AuthorizationRequest, 'state'>, now: Date): Promise<Tokens>
  /** @throws CalendarFailure `credentials` when the person has withdrawn the grant */
  renew(tokens: Tokens, now: Date): Promise<Tokens>
  /**
   * Asks for access as an organization, which has no refresh token.
   * @param tenant replaces `common` in the address
   * @throws CalendarFailure `credentials` when the provider refuses it
   */
  delegate(form: Readonly<Record<string, string>>, now: Date, tenant?: string): Promise<Tokens>
  tokenEndpoint(): Promise<string>
  /** Ends the grant of the account. Does nothing where the provider cannot. */
  revoke(tokens: Tokens): Promise<void>
}
