import type { EnvReader } from '@punctual/http'

/** When the first generation ends, as its answers tell. */
export interface Retirement {
  /** From when on nobody should build on it any more. */
  deprecatedAt: Date
  /** When it stops; absent while that is open. */
  sunsetAt?: Date
  /** Where what comes after it is described; a path of ours, or elsewhere. */
  successorUrl: string
}

const instant = (text: string): Date => {
  const at = new Date(text)
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(at.getTime()))
    throw new Error('is not an ISO 8601 date or date-time')
  return at
}

/** Reads `V1_DEPRECATED_AT`, `V1_SUNSET_AT` and `V1_SUCCESSOR`; all may be left out. */
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

/** @returns the headers of RFC 9745 and RFC 8594 */
export function retirementHeaders({ deprecatedAt, sunsetAt, successorUrl }: Retirement) {
  return {
    deprecation: `@${Math.floor(deprecatedAt.getTime() / 1000)}`,
    ...(sunsetAt && { sunset: sunsetAt.toUTCString() }),
    link: `<${successorUrl}>; rel="successor-version"; type="text/html"`,
  }
}
