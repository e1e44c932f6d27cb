import type { Picked } from '../../../pages/picker.ts'
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
 * Returns the picks in the fields `pick.` of a form or in the address, else those of the event
 * type.
 */
export function picksIn({ offer, rules, query, now }: PlainPage, form?: URLSearchParams): PlainPicks {
  const given = (name: string): string => form?.get(`pick.${name}`) ?? query.get(name) ?? ''
  const typed = given('timeZone').trim().replaceAll(' ', '_')
  const timeZone = rules.timeZone ?? (isZone(typed) ? typed : 'UTC')
  const lengths = offer.lengthInMinutesOptions ?? []
  const slot = Date.parse(given('slot'))
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now).slice(0, 7)
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
