const words = (text: string) => new Set(text.split(' '))

/** What says when something is, by the component that says it; what is in no other component is dropped with it. */
const kept: Readonly<Record<string, ReadonlySet<string>>> = {
  VCALENDAR: words('VERSION X-WR-TIMEZONE'),
  VEVENT: words('UID DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP'),
  VTIMEZONE: words('TZID'),
  STANDARD: words('DTSTART RRULE RDATE TZOFFSETFROM TZOFFSETTO'),
  DAYLIGHT: words('DTSTART RRULE RDATE TZOFFSETFROM TZOFFSETTO'),
}

/**
 * @returns a calendar without its words: who comes, where and what for is nobody's business here, and need not be forgotten
 * when it is not kept (docs/domain.md#erasure). It takes the same time as the whole.
 */
export function timesOf(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
  const within: string[] = []
  const result: string[] = []
  for (const line of lines) {
    const [name = ''] = /^[^;:]+/.exec(line.toUpperCase()) ?? []
    const component = line
      .slice(name.length + 1)
      .trim()
      .toUpperCase()
    if (name === 'BEGIN') within.push(component)
    const isKnown = within.every((each) => each in kept)
    if (isKnown && (name === 'BEGIN' || name === 'END' || kept[within.at(-1) ?? '']?.has(name)))
      result.push(line)
    if (name === 'END') within.pop()
  }
  return result.join('\r\n')
}
