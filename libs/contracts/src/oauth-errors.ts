/** The part of the error catalogue about OAuth clients, their grants and tokens. */
export const oauthErrors = {
  invalid_client: { status: 401, text: 'The OAuth client is unknown or failed to authenticate.' },
  invalid_grant: {
    status: 400,
    text: 'The code is unknown, was used before, has expired, or was issued for another request.',
  },
  invalid_request: { status: 400, text: 'The request is not valid.' },
  invalid_scope: { status: 400, text: 'The scope is unknown, or more than was granted.' },
  unsupported_grant_type: {
    status: 400,
    text: 'grant_type must be authorization_code or refresh_token.',
  },
  public_client: { status: 400, text: 'A public client has no secret.' },
  invalid_refresh_token: {
    status: 400,
    text: 'The refresh token is unknown, was used before, or has expired.',
  },
} as const
