import { problemTextIn } from '@punctual/messages/pages'
import type { ComponentChildren } from 'preact'
import type { Slots } from '../../../pages/api.ts'
import { Alarm } from '../../../pages/components/alarm.tsx'
import { Hidden } from '../../../pages/components/field.tsx'
import { addDays, addMonths, longDate, monthName, timeIn } from '../../../pages/dates.ts'
import { lookAhead, slotsPath } from '../../../pages/picker/wanted.ts'
import { useWords } from '../../../pages/words.ts'
import { Choices } from './choices.tsx'
import { type PlainPicks, picksIn } from './picks.ts'
import { plainAddress } from './plain-page.ts'
import type { TimesPage } from './times-page.ts'

interface Props {
  page: TimesPage
  picks: PlainPicks
  /** A form whose time was taken meanwhile: each time is then a button that sends it. */
  typed?: URLSearchParams | undefined
}

/** Returns the free times of a month below a header. Each is a link to the form. */
export async function timesView(
  page: TimesPage,
  { header, problem, typed }: { header: ComponentChildren; problem?: string; typed?: URLSearchParams },
): Promise<ComponentChildren> {
  const picks = picksIn(page, typed, page.zone)
  const first = `${picks.month}-01`
  const last = addDays(addMonths(first, 1), -1)
  const found = await slotsIn(page, picks, [first, last])
  if ('problem' in found)
    return (
      <>
        {header}
        <Alarm>{found.problem}</Alarm>
      </>
    )
  const days = Object.entries(found.slots).sort()
  const nextFree = days.length > 0 ? undefined : await nextFreeAfter(page, picks, last)
  const props = { page, picks, typed }
  const times = days.map(([date, slots]) => <DayTimes {...props} key={date} date={date} slots={slots} />)
  return (
    <>
      {header}
      <Alarm>{problem}</Alarm>
      <Choices page={page} picks={picks} />
      <MonthLinks {...props} />
      {days.length === 0 && <NothingFree {...props} nextFree={nextFree} />}
      {typed ? (
        <form method="post" action={plainAddress(page.path, page.query)}>
          <Typed typed={typed} />
          <div class="days plain">{times}</div>
        </form>
      ) : (
        <div class="days plain">{times}</div>
      )}
    </>
  )
}

/** The picks as the address has them. */
const inAddress = ({ timeZone, length }: PlainPicks) => ({ timeZone, duration: `${length}` })

function MonthLinks({ page, picks }: Props) {
  const words = useWords()
  const first = picksIn({ ...page, query: new URLSearchParams() }, undefined, page.zone).month
  const turn = (months: number, label: 'earlier' | 'later') => {
    const month = addMonths(`${picks.month}-01`, months).slice(0, 7)
    const href = plainAddress(page.path, page.query, { ...inAddress(picks), month, slot: undefined })
    return (
      <a class="button" href={href}>
        {words.text(label)}
      </a>
    )
  }
  return (
    <nav class="month">
      {picks.month <= first ? <span /> : turn(-1, 'earlier')}
      <h2>{monthName(words, `${picks.month}-01`)}</h2>
      {turn(1, 'later')}
    </nav>
  )
}

function DayTimes({ date, slots, ...props }: Props & { date: string; slots: Slots[string] }) {
  const words = useWords()
  return (
    <section class="times">
      <h3>{longDate(words, date)}</h3>
      <ul>
        {slots.map((slot) => (
          <li key={slot.start}>
            <Time {...props} slot={slot} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Time({ page, picks, typed, slot }: Props & { slot: Slots[string][number] }) {
  const words = useWords()
  const { seatsRemaining } = slot
  const start = new Date(slot.start).toISOString()
  const label = (
    <>
      {timeIn(words, start, picks.timeZone)}
      {seatsRemaining !== undefined && <small> {words.text('seatsLeft', { count: seatsRemaining })}</small>}
    </>
  )
  if (typed)
    return (
      <button type="submit" name="pick.slot" value={start}>
        {label}
      </button>
    )
  const picked = { ...inAddress(picks), month: picks.month, slot: start }
  return (
    <a class="button" href={plainAddress(page.path, page.query, picked)} data-start={start}>
      {label}
    </a>
  )
}

/** What was typed, beside the times; the time and the step are picked again. */
const Typed = ({ typed }: { typed: URLSearchParams }) => (
  <>
    {[...typed]
      .filter(([name]) => !['pick.slot', 'pick.step', 'pick.key'].includes(name))
      .map(([name, value]) => (
        <Hidden key={`${name} ${value}`} name={name} value={value} />
      ))}
    <Hidden name="pick.step" value="fill" />
  </>
)

function NothingFree({ page, picks, nextFree }: Props & { nextFree: string | undefined }) {
  const words = useWords()
  const month = nextFree?.slice(0, 7)
  return (
    <p role="status">
      {words.text('noDays')}{' '}
      {nextFree && (
        <a href={plainAddress(page.path, page.query, { ...inAddress(picks), month })}>
          {words.text('nextFree', { date: longDate(words, nextFree) })}
        </a>
      )}
    </p>
  )
}

async function nextFreeAfter(page: TimesPage, picks: PlainPicks, last: string): Promise<string | undefined> {
  const later = await slotsIn(page, picks, [addDays(last, 1), addDays(last, lookAhead)])
  return 'slots' in later ? Object.keys(later.slots).sort()[0] : undefined
}

async function slotsIn(
  page: TimesPage,
  picks: PlainPicks,
  span: readonly [string, string],
): Promise<{ slots: Slots } | { problem: string }> {
  const { data, problem } = await page.ask<Slots>(slotsPath(page, picks, span))
  if (problem) return { problem: problemTextIn(page.reader, problem, new Map()) }
  return { slots: data ?? {} }
}
