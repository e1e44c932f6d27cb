import ICAL from 'ical.js'
import { minuteMs, type Zone, zoneOf } from '../../domain/slots/index.ts'

/** Wall clock time as minutes since 1970, written like UTC. */
export const localMinute = ({ year, month, day, hour, minute }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute) / minuteMs

/** An IANA zone for ical.js, which has no zone data of its own. */
export class IanaZone extends ICAL.Timezone {
  readonly zone: Zone

  constructor(zone: Zone) {
    super({ tzid: zone.name })
    this.zone = zone
  }

  /** Returns the seconds that the wall clock is ahead of UTC. */
  override utcOffset(time: ICAL.Time): number {
    const local = localMinute(time)
    return (local - this.zone.toInstant(local)) * 60
  }
}

/** Returns the zone of a name that Intl knows. */
export function ianaZone(name: string): Zone | undefined {
  try {
    return zoneOf(name)
  } catch {
    return undefined
  }
}

const zonedProperties = ['dtstart', 'dtend', 'exdate', 'rdate', 'recurrence-id']

/**
 * Registers IANA zones for the zone names of a calendar: a calendar's own definition of a zone is
 * often truncated or missing. Names that Intl does not know keep the calendar's definition.
 */
export function nameZones(calendar: ICAL.Component): void {
  const names = new Set<string>()
  for (const event of calendar.getAllSubcomponents('vevent'))
    for (const property of zonedProperties)
      for (const each of event.getAllProperties(property)) {
        const name = each.getParameter('tzid')
        if (typeof name === 'string') names.add(name)
      }
  for (const name of names) {
    const zone = ianaZone(name)
    if (zone) ICAL.TimezoneService.register(new IanaZone(zone), name)
  }
  for (const described of calendar.getAllSubcomponents('vtimezone'))
    if (names.has(idOf(described)) && ianaZone(idOf(described))) calendar.removeSubcomponent(described)
}

const idOf = (described: ICAL.Component) => String(described.getFirstPropertyValue('tzid'))
