import { createHash } from 'node:crypto'

/** Patterns of random values; the first match counts. */
const drawn = {
  pem: /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----\n?/,
  proof: /(?<=\b(?:code_challenge|nonce)=)[\w-]{43}(?![\w-])/,
  sealed: /\btest\.[\w-]{60,}/,
  signature: /(?<=\bv1a?,)[A-Za-z0-9+/]{40,}={0,2}/,
  secret: /whsec_[A-Za-z0-9+/]{20,}={0,2}/,
  // Ids of messages have one between underscores.
  uuid: /(?<![0-9A-Za-z])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9A-Za-z])/,
  key: /\b(?:svc|portal)_[A-Za-z0-9]{40,}\b/,
  start: /\bsvc_[A-Za-z0-9]{4}\b/,
  token: /\b[A-Za-z0-9]{40,64}\b/,
  client: /\bc[0-9a-z]{24}\b/,
  uid: /(?:\b|(?<=%[0-9A-F]{2}))[1-9A-HJ-NP-Za-km-z]{22}\b/,
} as const

const anyDrawn = new RegExp(
  Object.entries(drawn)
    .map(([kind, shape]) => `(?<${kind}>${shape.source})`)
    .join('|'),
  'g',
)

/** Measured durations, and ids that depend on the order of concurrent calls. */
const measured = new Map(
  Object.entries({
    dns: 1,
    connect: 2,
    tls: 8,
    firstByte: 30,
    total: 41,
    p50: 41,
    p95: 41,
    latency: 41,
    defaultScheduleId: 5,
  }),
)
/** Times that are written asynchronously after the call. */
const late = new Set(['lastUsedAt'])

/**
 * Returns the value with everything that differs between runs replaced by a constant: random
 * values, durations and addresses of servers.
 */
export function stable<T>(value: T, addresses: Readonly<Record<string, string>>): T {
  const known = new Map<string, string>()
  const text = (given: string): string => {
    let plain = given
    for (const [from, to] of Object.entries(addresses)) plain = plain.replaceAll(from, to)
    return plain.replace(anyDrawn, (...found) => {
      const [match] = found as [string]
      const groups = found.at(-1) as Record<string, string | undefined>
      const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? ''
      if (!known.has(match)) known.set(match, likeness(match, kind, known.size))
      return known.get(match) ?? match
    })
  }
  const walk = (each: unknown, key = ''): unknown => {
    if (key === 'code' && /^\d{6}$/.test(`${each}`)) return '271828'
    if (typeof each === 'string') return text(each)
    if (typeof each === 'number') return measured.get(key) ?? each
    if (Array.isArray(each)) return each.map((item) => walk(item))
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(
      Object.entries(each)
        .filter(([name]) => !late.has(name))
        .map(([name, inner]) => [name, walk(inner, name)]),
    )
  }
  return walk(value) as T
}

/**
 * Returns a constant of the same shape: each letter and digit is replaced by another one of its
 * kind.
 */
function likeness(given: string, kind: string, ordinal: number): string {
  if (kind === 'pem') return '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----\n'
  const bytes = createHash('sha512').update(`${kind} ${ordinal}`).digest()
  const start = /^(?:whsec_|svc_|portal_|test\.|c(?=[0-9a-z]{24}$))/.exec(given)?.[0] ?? ''
  const pick = (from: string, at: number): string =>
    from.charAt((bytes[at % bytes.length] ?? 0) % from.length)
  const rest = [...given.slice(start.length)].map((character, at) => {
    if (kind !== 'sealed' && kind !== 'proof' && /[-=]/.test(character)) return character
    if (kind === 'uuid') return at === 14 ? '7' : at === 19 ? 'a' : pick('0123456789abcdef', at)
    return pick(
      kind === 'client'
        ? 'abcdefghjkmnpqrstuvwxyz23456789'
        : 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789',
      at,
    )
  })
  return start + rest.join('')
}
