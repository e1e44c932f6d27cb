import {
  ask,
  type Env,
  type Finding,
  fine,
  given,
  isFinding,
  missing,
  problem,
  redirectAddress,
} from './finding.ts'

/** A provider whose accounts people connect on its page. */
export interface OAuthProvider {
  /** GOOGLE: what its variables begin with. */
  prefix: string
  /** The variable of its authorization server, and its usual address. */
  server: { variable: string; url: string }
  /** The same of its API. */
  api: { variable: string; url: string }
  tokenPath: string
  redirectPath: string
  /** Whether the client shows itself by HTTP Basic instead of in the form. */
  usesBasic?: boolean
  /** The variable of the operator's own account, which needs no page of consent. */
  account?: string
}

export const oauthProviders: Readonly<Record<'google' | 'microsoft' | 'zoom', OAuthProvider>> = {
  google: {
    prefix: 'GOOGLE',
    server: { variable: 'GOOGLE_OAUTH_URL', url: 'https://accounts.google.com' },
    api: { variable: 'GOOGLE_API_URL', url: 'https://www.googleapis.com' },
    tokenPath: '/o/oauth2/token',
    redirectPath: '/v2/calendars/google/save',
  },
  microsoft: {
    prefix: 'MICROSOFT',
    server: { variable: 'MICROSOFT_LOGIN_URL', url: 'https://login.microsoftonline.com' },
    api: { variable: 'MICROSOFT_GRAPH_URL', url: 'https://graph.microsoft.com' },
    tokenPath: '/common/oauth2/v2.0/token',
    redirectPath: '/v2/calendars/office365/save',
  },
  zoom: {
    prefix: 'ZOOM',
    server: { variable: 'ZOOM_OAUTH_URL', url: 'https://zoom.us' },
    api: { variable: 'ZOOM_API_URL', url: 'https://api.zoom.us' },
    tokenPath: '/oauth/token',
    redirectPath: '/v2/conferencing/zoom/oauth/callback',
    usesBasic: true,
    account: 'ZOOM_ACCOUNT_ID',
  },
}

/** The words by which providers refuse a code, which they do only after they know the client. */
const refusalsOfCode = new Set(['invalid_grant', 'invalid_request', 'invalid_code'])

/** Checks the variables of a provider, and what the provider says to them. */
export async function checkOAuthProvider(provider: OAuthProvider, env: Env): Promise<Finding[]> {
  const { prefix, server, api, redirectPath, account } = provider
  const accountId = account === undefined ? undefined : given(env, account)
  const lacking = missing(env, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`])
  const reached = await ask(addressOf(env, api))
  return [
    ...lacking,
    ...(accountId === undefined ? redirectAddress(env, redirectPath) : []),
    isFinding(reached) ? reached : fine(`${api.variable}: ${addressOf(env, api)} answers`),
    ...(lacking.length > 0 ? [] : await checkClient(provider, env, addressOf(env, server), accountId)),
  ]
}

const addressOf = (env: Env, { variable, url }: OAuthProvider['api']) =>
  (given(env, variable) ?? url).replace(/\/$/, '')

/**
 * Asks for tokens with a code that is no code: a provider that knows the client and its secret
 * refuses the code, and else says what it does not know. For an account of the operator, it asks
 * for tokens of that.
 */
async function checkClient(
  { prefix, tokenPath, redirectPath, usesBasic, account }: OAuthProvider,
  env: Env,
  server: string,
  accountId: string | undefined,
): Promise<Finding[]> {
  const [id, secret] = [given(env, `${prefix}_CLIENT_ID`)!, given(env, `${prefix}_CLIENT_SECRET`)!]
  const discovered = prefix === 'GOOGLE' ? await tokenEndpoint(server) : undefined
  if (discovered && typeof discovered !== 'string') return [discovered]
  const basic = Buffer.from(`${id}:${secret}`).toString('base64')
  const answer = await ask(discovered ?? server + tokenPath, {
    headers: usesBasic ? { authorization: `Basic ${basic}` } : {},
    form: {
      ...(accountId === undefined
        ? {
            grant_type: 'authorization_code',
            code: 'check',
            redirect_uri: `${given(env, 'PUBLIC_URL')?.replace(/\/$/, '') ?? 'http://localhost'}${redirectPath}`,
          }
        : { grant_type: 'account_credentials', account_id: accountId }),
      ...(!usesBasic && { client_id: id, client_secret: secret }),
    },
  })
  if (isFinding(answer)) return [answer]
  if (accountId !== undefined && answer.status === 200)
    return [fine(`${prefix}_CLIENT_ID, ${prefix}_CLIENT_SECRET and ${account} are known to the provider`)]
  const { error, error_description, reason } = answer.body
  const said = [error, error_description ?? reason].filter(Boolean).join(': ').slice(0, 300)
  if (error === 'redirect_uri_mismatch')
    return [problem(`the redirect address is not registered at the provider (${said})`)]
  if (accountId === undefined && typeof error === 'string' && refusalsOfCode.has(error))
    return [fine(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET are known to the provider`)]
  const what = said || `status ${answer.status}`
  const refused = [
    `${prefix}_CLIENT_ID`,
    `${prefix}_CLIENT_SECRET`,
    ...(accountId === undefined ? [] : [account]),
  ]
  return [problem(`the provider refuses ${refused.join(' or ')} (${what})`)]
}

/** @returns a finding when there is no discovery document to read */
async function tokenEndpoint(server: string): Promise<string | Finding> {
  const answer = await ask(`${server}/.well-known/openid-configuration`)
  if (isFinding(answer)) return answer
  const { token_endpoint: endpoint } = answer.body
  return typeof endpoint === 'string' ? endpoint : problem(`${server} has no discovery document`)
}
