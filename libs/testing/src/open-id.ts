import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from './test.ts'

/** Whom the provider signs in. */
export interface OpenIdPerson {
  email: string
  isVerified: boolean
}

/** An OpenID provider, which signs in the person of the test without a question. */
export interface OpenIdServer {
  issuer: string
  clientId: string
  clientSecret: string
  person: OpenIdPerson
  /** Changes the nonce of id tokens, as the answer to another request has it. */
  isReplayed: boolean
  /**
   * Opens the provider's page as the person's browser does.
   * @returns the address to which the browser is sent back
   */
  open(authUrl: string): Promise<URL>
}

/**
 * Starts `oidc-provider` on loopback. It insists on PKCE, and gives the address only at its
 * userinfo endpoint. Long because the provider and its answers share the person.
 * @param redirectUri of the only client
 */
export async function startOpenId(t: Test, redirectUri: string): Promise<OpenIdServer> {
  // The package is large, and warns about development settings and older runtimes.
  const { warn, info } = console
  Object.assign(console, { warn: () => {}, info: () => {} })
  t.teardown(() => Object.assign(console, { warn, info }))
  const { default: Provider } = await import('oidc-provider')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['punctual', 'the secret at the provider']
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of tests'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: openId.person.email, email_verified: openId.person.isVerified }),
    }),
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { params, prompt, session } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: 'a person' } })
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
    })
    grant.addOIDCScope('openid email')
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  })
  const openId: OpenIdServer = {
    issuer,
    clientId,
    clientSecret,
    person: { email: 'ida@acme.test', isVerified: true },
    isReplayed: false,
    async open(authUrl) {
      const jar = new Map<string, string>()
      const first = new URL(authUrl)
      if (openId.isReplayed) first.searchParams.set('nonce', 'of another request')
      for (let at = first; ; ) {
        if (at.href.startsWith(redirectUri)) return at
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const { headers, status } = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const line of headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          jar.set(name, value)
        }
        const location = headers.get('location')
        if (location === null) throw new Error(`the provider answered ${status}`)
        at = new URL(location, at)
      }
    },
  }
  return openId
}
