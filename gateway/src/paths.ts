import { badRequest, DomainError } from '@punctual/contracts'

/** What URL parsers take away, or take for the end of a path; in a path also backslashes, and what is not ASCII. */
const oddTarget = /[\0-\x20\x7f#]/
const oddPath = /[^\x21-\x7e]|\\/
const control = /\p{Cc}/u
const escapes = /%([0-9a-f]{2})/gi
/** Rounds of decoding: a path that is still encoded after them was made to be misread. */
const deepestEncoding = 4

/**
 * Refuses a request target that two readers could take for two different paths, because what is authorized here must be
 * what a service, or a proxy between, routes. Encodings are undone until none is left: some readers decode twice.
 * @param target path and query as they came
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

/** Dot segments, and what some servers take for one (`..;a`). */
const isDots = (segment: string): boolean =>
  segment === '.' || segment.startsWith('..') || segment.endsWith('..')

/** @returns the path without any encoding, undefined for one that is encoded too deeply; bytes that are not UTF-8 become U+FFFD */
function decodedFully(path: string): string | undefined {
  let text = path
  for (let round = 0; round < deepestEncoding; round += 1) {
    const next = text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    if (next === text) return Buffer.from(text, 'latin1').toString('utf8')
    text = next
  }
  return undefined
}

/** A value that would be no single segment, or none that can be encoded. */
const oddValue = /[/\\\p{Cc}\p{Surrogate}]/u
/** Of what `encodeURIComponent` encodes, the characters that a segment may have as they are (RFC 3986, pchar). */
const plainInSegments = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

/**
 * @param template such as `/v2/bookings/:bookingUid`
 * @param params decoded values; each becomes one segment. Only what must be encoded is: routers limit the length of a
 * parameter before they decode these characters, and the value must not be longer for the service than it was here.
 * @returns the one path that names this
 * @throws DomainError BadRequestException (400) naming a parameter that cannot be a segment, NotFoundException (404) for an
 * empty one, which would name the list instead of an item
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
