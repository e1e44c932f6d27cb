import type { TimeZoneOutput } from '@punctual/contracts'

/** UTC is not among the zones that Intl lists. */
const names = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
const formats = names.map((timeZone) => ({
  timeZone,
  format: new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
}))

const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')

/**
 * Returns the time zones with the text in their name or city, in any case, each with its offset at
 * an instant; ordered by name after UTC.
 */
export function timeZonesAt(instant: Date, search = ''): TimeZoneOutput[] {
  const sought = search.toLowerCase()
  const found = formats.filter(({ timeZone }) =>
    [timeZone, cityOf(timeZone)].some((text) => text.toLowerCase().includes(sought)),
  )
  return found.map(({ timeZone, format }) => {
    const shown = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)/.exec(shown) ?? []
    const size = Number(hours) * 60 + Number(minutes)
    return {
      timeZone,
      city: cityOf(timeZone),
      offset: `${sign}${hours}:${minutes}`,
      offsetMinutes: sign === '-' ? -size : size,
    }
  })
}
