import type { EnvReader } from '@punctual/http'

/** The end of the first generation, as its response headers announce it. */
export interface Retirement {
  /** When it becomes deprecated. */
  deprecatedAt: Date
  /** When it stops working; absent while undecided. */
  sunsetAt?: Date
  /** URL that describes its successor; a path of this server, or absolute. */
  successorUrl: string
}

const instant = (text: string): Date => {
  const at = new Date(text)
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(at.getTime()))
    throw new Error('is not an ISO 8601 date or date-time')
  return at
}

/** Reads `V1_DEPRECATED_AT`, `V1_SUNSET_AT` and `V1_SUCCESSOR`, which are all optional. */
export function readRetirement(read: EnvReader): Retirement {
  const deprecatedAt = read.parsed('V1_DEPRECATED_AT', instant, new Date('2026-01-01T00:00:00Z'))
  const sunsetAt = read.optional('V1_SUNSET_AT')
    ? read.parsed('V1_SUNSET_AT', (text) => {
        const at = instant(text)
        // RFC 9745, section 4.
        if (at < deprecatedAt) throw new Error('is before V1_DEPRECATED_AT')
        return at
      })
    : undefined
  const successorUrl = read.parsed(
    'V1_SUCCESSOR',
    (text) => {
      if (!URL.canParse(text, 'http://localhost') || /[<>\s]/.test(text)) throw new Error('is not a URL')
      return text
    },
    '/docs',
  )
  return { deprecatedAt, ...(sunsetAt && { sunsetAt }), successorUrl }
}

/** Returns the headers of RFC 9745 and RFC 8594. */
export function retirementHeaders({ deprecatedAt, sunsetAt, successorUrl }: Retirement) {
  return {
    deprecation: `@${Math.floor(deprecatedAt.getTime() / 1000)}`,
    ...(sunsetAt && { sunset: sunsetAt.toUTCString() }),
    link: `<${successorUrl}>; rel="successor-version"; type="text/html"`,
  }
}
