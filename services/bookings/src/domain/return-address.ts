/** In the notation of `URL`. */
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * Validates an address to which a browser returns: https, or http on a loopback address, without
 * user information.
 * @returns what is wrong with it, as the end of a sentence that begins with the field's name
 */
export function returnAddressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'must be an absolute address'
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'https:' && !(protocol === 'http:' && loopbackHosts.has(hostname)))
    return 'must use https, or http on a loopback address'
  return username !== '' || password !== '' ? 'must not contain user information' : undefined
}
