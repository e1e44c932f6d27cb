import { dateIn, endOf } from '../../../pages/dates.ts'
import type { Picked } from '../../../pages/picker/picked.ts'
import type { Wanted } from '../../../pages/picker/wanted.ts'
import type { PlainPage } from './plain-page.ts'

/** What a visitor has picked: as in the address of the page with scripts, or in a form. */
export interface PlainPicks {
  timeZone: string
  /** Minutes. */
  length: number
  /** `YYYY-MM` */
  month: string
  /** The start, ISO 8601. */
  slot?: string
}

const isZone = (name: string): boolean => {
  try {
    return name !== '' && Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * Returns the picks in the fields `pick.` of a form or in the address, else those of the page.
 * @param zone the zone of the visitor, as far as it is known
 */
export function picksIn(
  { offer, rules, query, now }: Pick<PlainPage, 'rules' | 'query' | 'now'> & Pick<Wanted, 'offer'>,
  form?: URLSearchParams,
  zone = 'UTC',
): PlainPicks {
  const given = (name: string): string => form?.get(`pick.${name}`) ?? query.get(name) ?? ''
  const typed = given('timeZone').trim().replaceAll(' ', '_')
  const timeZone = rules.timeZone ?? (isZone(typed) ? typed : zone)
  const lengths = offer.lengthInMinutesOptions ?? []
  const slot = Date.parse(given('slot'))
  const today = dateIn(timeZone, now.getTime()).slice(0, 7)
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(given('month'))?.[0] ?? today
  return {
    timeZone,
    length: lengths.find((each) => `${each}` === given('duration')) ?? offer.lengthInMinutes,
    month: month > today ? month : today,
    ...(!Number.isNaN(slot) && { slot: new Date(slot).toISOString() }),
  }
}

export const pickedOf = ({ timeZone, length }: PlainPicks, slot: string): Picked => ({
  start: slot,
  timeZone,
  length,
})

/** Start and end of a pick. */
export const timesOf = ({ length }: PlainPicks, slot: string): { start: string; end: string } => ({
  start: slot,
  end: endOf(slot, length),
})
