const words = (text: string) => new Set(text.split(' '))

/**
 * The properties that define when an event is, by component; a component that is not listed is
 * dropped with its content.
 */
const retained: Readonly<Record<string, ReadonlySet<string>>> = {
  VCALENDAR: words('VERSION X-WR-TIMEZONE'),
  VEVENT: words('UID DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP'),
  VTIMEZONE: words('TZID'),
  STANDARD: words('DTSTART RRULE RDATE TZOFFSETFROM TZOFFSETTO'),
  DAYLIGHT: words('DTSTART RRULE RDATE TZOFFSETFROM TZOFFSETTO'),
}

/**
 * Returns a calendar reduced to its times. Titles, places and people are not needed here, and what
 * is not stored need not be erased (docs/domain.md#erasure). The result has the same busy spans as
 * the original.
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
    const isKnown = within.every((each) => each in retained)
    if (isKnown && (name === 'BEGIN' || name === 'END' || retained[within.at(-1) ?? '']?.has(name)))
      result.push(line)
    if (name === 'END') within.pop()
  }
  return result.join('\r\n')
}
