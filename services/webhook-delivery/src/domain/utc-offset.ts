const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the minutes that the zone is ahead of UTC at that instant; 0 for an unknown zone. */
export function utcOffset(timeZone: string, at: Date): number {
  const name = formatOf(timeZone)
    ?.formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const match = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? '')
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone)
  if (known) return known
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
    return format
  } catch {
    return undefined
  }
}
