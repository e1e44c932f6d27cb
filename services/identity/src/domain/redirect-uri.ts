/** Schemes in lower case that run code or show local content in the browser. */
const unsafeSchemes: ReadonlySet<string> = new Set([
  'about',
  'blob',
  'chrome',
  'chrome-extension',
  'data',
  'feed',
  'file',
  'filesystem',
  'jar',
  'javascript',
  'livescript',
  'mhtml',
  'mocha',
  'moz-extension',
  'ms-its',
  'resource',
  'vbscript',
  'view-source',
])

/** In the notation of `URL`. */
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * Whether a browser can be sent to the address: absolute, with a scheme that neither runs code nor
 * opens local content.
 */
export function isSafeAddress(uri: string): boolean {
  return URL.canParse(uri) && !unsafeSchemes.has(schemeOf(uri))
}

/**
 * Validates the address of a page, which can have any safe scheme.
 * @returns what is wrong with it, as the end of a sentence that begins with the field's name
 */
export function pageAddressProblem(uri: string): string | undefined {
  if (!URL.canParse(uri)) return 'must be an absolute address'
  if (!isSafeAddress(uri)) return 'must not have a scheme that runs code or opens local content'
  return hasUserInfo(uri) ? 'must not contain user information' : undefined
}

/**
 * Validates an address that receives authorization codes (RFC 6749, 3.1.2; RFC 8252, 7): https,
 * http on a loopback address, or a private-use scheme, which has a dot because it is a reversed
 * domain name.
 * @returns what is wrong with it, as the end of a sentence that begins with the field's name
 */
export function redirectUriProblem(uri: string): string | undefined {
  const problem = pageAddressProblem(uri)
  if (problem) return problem
  if (uri.includes('#')) return 'must not have a fragment'
  if (uri.includes('*')) return 'must not have wildcards'
  const scheme = schemeOf(uri)
  const isWeb = scheme === 'https' || (scheme === 'http' && loopbackHosts.has(new URL(uri).hostname))
  if (isWeb) return /^https?:\/\/[^/?]/i.test(uri) ? undefined : 'must be an absolute address'
  return scheme.includes('.')
    ? undefined
    : 'must use https, http on a loopback address, or a private-use scheme with a dot, such as com.example.app'
}

/** Captures scheme and host of a loopback address, its port, and the rest. */
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::(\d{1,5}))?([/?].*)?$/s

/**
 * Whether the address is registered: it equals a registered one, or differs from a registered http
 * loopback address only in the port, which a native app gets from the operating system when it
 * starts to listen (RFC 8252, 7.3).
 */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  return isSafeAddress(uri) && registered.some((each) => each === uri || differInPort(each, uri))
}

function differInPort(registered: string, uri: string): boolean {
  const [, host, , rest = ''] = loopback.exec(registered) ?? []
  const [, askedHost, port = '80', askedRest = ''] = loopback.exec(uri) ?? []
  return host !== undefined && host === askedHost && rest === askedRest && URL.canParse(uri) && port !== '0'
}

const schemeOf = (uri: string): string => new URL(uri).protocol.slice(0, -1)

const hasUserInfo = (uri: string): boolean => /^[^:]+:[/\\]{2,}[^/\\?#]*@/.test(uri)
