import { badRequest, DomainError } from '@punctual/contracts'

/**
 * Characters that URL parsers drop or read as the end of a path; in a path also backslashes and
 * non-ASCII characters.
 */
const oddTarget = /[\0-\x20\x7f#]/
const oddPath = /[^\x21-\x7e]|\\/
const control = /\p{Cc}/u
const escapes = /%([0-9a-f]{2})/gi
/** Maximum rounds of decoding; only an attack encodes a path more often. */
const maxDecodings = 4

/**
 * Rejects a request target that two parsers could read as different paths: the path that is
 * authorized here must be the one that a proxy or a service routes. Decodes repeatedly, as some
 * parsers decode twice.
 * @param target raw path and query
 * @throws DomainError BadRequestException (400)
 */
export function refuseOddTarget(target: string): void {
  const [path = ''] = target.split('?', 1)
  if (oddTarget.test(target) || oddPath.test(path) || (/[%.]/.test(path) && hidesStructure(path)))
    throw new DomainError(
      'BadRequestException',
      'The path must not contain backslashes, encoded slashes, dot segments, fragments, control characters or characters that need encoding.',
    )
}

function hidesStructure(path: string): boolean {
  const plain = decodedFully(path)
  if (plain === undefined || plain.includes('\\') || control.test(plain)) return true
  const segments = plain.split('/')
  return segments.length !== path.split('/').length || segments.some(isDots)
}

/** Returns whether a segment is a dot segment, or one to some servers (`..;a`). */
const isDots = (segment: string): boolean =>
  segment === '.' || segment.startsWith('..') || segment.endsWith('..')

/**
 * Returns the fully decoded path; undefined if it is encoded too often. Bytes that are not UTF-8
 * become U+FFFD.
 */
function decodedFully(path: string): string | undefined {
  let text = path
  for (let round = 0; round < maxDecodings; round += 1) {
    const next = text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    if (next === text) return Buffer.from(text, 'latin1').toString('utf8')
    text = next
  }
  return undefined
}

/** Characters that would split a segment or cannot be encoded. */
const oddValue = /[/\\\p{Cc}\p{Surrogate}]/u
/**
 * Characters that `encodeURIComponent` encodes although a segment can contain them (RFC 3986,
 * pchar).
 */
const plainInSegments = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

/**
 * Returns the canonical path of a template and its parameters.
 * @param template such as `/v2/bookings/:bookingUid`
 * @param params decoded values; each becomes one segment. Encodes only what must be encoded:
 *   routers limit the length of the encoded parameter, so a longer encoding could fail at the
 *   service.
 * @throws DomainError BadRequestException (400) naming a parameter that cannot be a segment,
 *   NotFoundException (404) for an empty one, which would name the list instead of an item
 */
export function buildPath(template: string, params: Readonly<Record<string, string | undefined>>): string {
  return template.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (value === '') throw new DomainError('NotFoundException', `The path has an empty ${name}.`)
    if (oddValue.test(value) || isDots(value))
      throw badRequest({
        path: name,
        message: 'must not have slashes or control characters, nor two dots at either end',
      })
    return encodeURIComponent(value).replace(plainInSegments, decodeURIComponent)
  })
}
