import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Slots } from '../api.ts'
import { addDays, addMonths, type DateKey, dateIn } from '../dates.ts'
import { tell } from '../embedded.ts'
import { keepPicks, picksHere } from '../picks.ts'
import { problemText } from '../problems.ts'
import type { Layout, PageRules } from '../rules.ts'
import { weekOf } from '../weeks.ts'
import { useWords, type Words } from '../words.ts'
import { type Free, freeTimes } from './free-times.ts'
import type { Picked } from './picked.ts'
import type { Wanted } from './wanted.ts'
import { ownZone, zoneNamed } from './zones.tsx'

export interface PickerProps extends Wanted {
  rules: Pick<PageRules, 'bookerLayouts' | 'timeZone'>
  pick: (picked: Picked) => void
}

/** What the picker shows. */
export interface View {
  layout: Layout
  /** The first day of the month. */
  month: DateKey
  /** Seven days. */
  week: DateKey[]
  /** The picked day. */
  date?: DateKey | undefined
  timeZone: string
  /** Minutes. */
  length: number
}

const later = (one: DateKey, other: DateKey): DateKey => (one > other ? one : other)

/** Returns the view that the address asks for, else the present month. */
function firstView({ offer, rules }: PickerProps, { locale, now }: Words): View {
  const before = picksHere()
  const timeZone = rules.timeZone ?? zoneNamed(before.timeZone) ?? ownZone()
  const today = dateIn(timeZone, now())
  const first = later(before.date ?? `${before.month ?? today.slice(0, 7)}-01`, today)
  const asked = offer.lengthInMinutesOptions?.find((each) => `${each}` === before.duration)
  return {
    layout: rules.bookerLayouts?.defaultLayout ?? 'month',
    ...around(locale, first),
    date: before.date,
    timeZone,
    length: asked ?? offer.lengthInMinutes,
  }
}

/** The pages of dates with a day. */
const around = (locale: string, day: DateKey): Pick<View, 'month' | 'week'> => ({
  month: `${day.slice(0, 8)}01`,
  week: weekOf(locale, day),
})

const slotAt = (slots: Slots, start: string | undefined) =>
  start === undefined
    ? undefined
    : Object.values(slots)
        .flat()
        .find((slot) => Date.parse(slot.start) === Date.parse(start))

/**
 * The state of a picker, with what changes it. Long because all of it is one state: each change
 * loads times, keeps the picks in the address and moves the focus.
 */
export function usePicker(props: PickerProps) {
  const words = useWords()
  const [view, setView] = useState<View>(() => firstView(props, words))
  const [free, setFree] = useState<Free>({ slots: {} })
  const [isBusy, setBusy] = useState(true)
  const [problem, setProblem] = useState<string>()
  const [focus, setFocus] = useState<{ on: string }>()
  const root = useRef<HTMLDivElement>(null)
  const asked = useRef(0)
  const wanted = useRef(picksHere().slot)

  useLayoutEffect(() => {
    if (focus) root.current?.querySelector<HTMLElement>(focus.on)?.focus()
  }, [focus])

  /** @param focusOn selector of what gets the focus afterwards */
  async function load(next: View, focusOn?: string): Promise<void> {
    const mine = ++asked.current
    setView(next)
    setBusy(true)
    try {
      const { layout, month, week } = next
      const last = addDays(addMonths(month, 1), -1)
      const found = await freeTimes(props, next, layout === 'month' ? [month, last] : [week[0]!, week[6]!])
      if (mine !== asked.current) return
      const date = next.date && found.slots[next.date] ? next.date : undefined
      const slot = slotAt(found.slots, wanted.current)
      keepPicks({ date, ...(!slot && { slot: undefined }) })
      wanted.current = undefined
      if (slot) return props.pick({ start: slot.start, timeZone: next.timeZone, length: next.length })
      setFree(found)
      setView({ ...next, date })
      setProblem(undefined)
      if (focusOn) setFocus({ on: focusOn })
    } catch (error) {
      if (mine !== asked.current) return
      setProblem(problemText(error))
    }
    setBusy(false)
  }

  useEffect(() => {
    void load(view)
  }, [])

  return {
    root,
    view,
    free,
    isBusy,
    problem,
    today: dateIn(view.timeZone, words.now()),
    retry: () => void load(view),
    /** Shows the dates some pages later. */
    turn(pages: number) {
      const next = {
        ...view,
        ...(view.layout === 'month'
          ? { month: addMonths(view.month, pages) }
          : { week: view.week.map((each) => addDays(each, 7 * pages)) }),
        date: undefined,
      }
      keepPicks({
        month: (next.layout === 'month' ? next.month : next.week[0]!).slice(0, 7),
        date: undefined,
      })
      void load(next, pages > 0 ? '.later' : '.earlier')
    },
    /** Shows the dates around a free day, and its times. */
    goTo(date: DateKey) {
      keepPicks({ month: date.slice(0, 7), date })
      void load({ ...view, ...around(words.locale, date), date }, '.times h2')
    },
    /** Shows the times of a day of the page. */
    pickDay(date: DateKey) {
      keepPicks({ month: date.slice(0, 7), date })
      tell('dateSelected', { date })
      setView({ ...view, date })
      setFocus({ on: '.times h2' })
    },
    pickTime: (start: string) => props.pick({ start, timeZone: view.timeZone, length: view.length }),
    showLayout: (layout: Layout) => void load({ ...view, layout, date: undefined }),
    showLength(length: number) {
      keepPicks({ duration: `${length}` })
      void load({ ...view, length })
    },
    showZone(timeZone: string) {
      keepPicks({ timeZone })
      void load({ ...view, timeZone })
    },
  }
}

export type PickerState = ReturnType<typeof usePicker>
