import { parseCookie, stringifySetCookie } from 'cookie'

/** The cookies of a session, and of a browser that asked for a link. */
const names = { session: 'punctual_session', signIn: 'punctual_sign_in' } as const

/** A secret as `generateSecret` returns it. */
const secretShape = /^[0-9A-Za-z]{49}$/

export interface Cookies {
  /** Returns the secret in the `Cookie` header; undefined if there is none of the right form. */
  read(header: string | undefined, cookie: keyof typeof names): string | undefined
  /** Returns a `Cookie` header with only this cookie. */
  send(cookie: keyof typeof names, secret: string): string
  /** Returns the `Set-Cookie` header that stores a secret until an instant. */
  store(cookie: keyof typeof names, secret: string, life: { now: Date; expiresAt: Date }): string
  /** Returns the `Set-Cookie` header that removes the cookie. */
  clear(cookie: keyof typeof names): string
}

/**
 * Creates the cookies of a site: scripts cannot read them, and other sites can only link to pages
 * with them. With https, `__Host-` stops other hosts of the domain from setting them.
 */
export function createCookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:')
  const nameOf = (cookie: keyof typeof names) => `${secure ? '__Host-' : ''}${names[cookie]}`
  const set = (cookie: keyof typeof names, value: string, maxAge: number) =>
    stringifySetCookie({
      name: nameOf(cookie),
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
    })
  return {
    read(header, cookie) {
      if (header === undefined) return undefined
      const value = parseCookie(header)[nameOf(cookie)]
      return value !== undefined && secretShape.test(value) ? value : undefined
    },
    send: (cookie, secret) => `${nameOf(cookie)}=${secret}`,
    store: (cookie, secret, { now, expiresAt }) =>
      set(cookie, secret, Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))),
    clear: (cookie) => set(cookie, '', 0),
  }
}
