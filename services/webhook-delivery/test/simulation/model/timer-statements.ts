import type { ModelledStatement } from './modelled-statement.ts'
import type { TimerRow } from './store.ts'

export const timerStatements: readonly ModelledStatement[] = [
  {
    sql: 'insert into timer (key, purpose, due_at, generation, payload, run_at, traceparent) select',
    run({ store, values }) {
      const [traceparent, keys, purposes, dueAts, generations, payloads, runAts, unless] = values as [
        string | null,
        string[],
        string[],
        Date[],
        number[],
        string[],
        Date[],
        string[],
      ]
      if (unless.some((text) => text !== '')) throw new Error('timers with a condition are not modelled')
      keys.forEach((key, at) => {
        const row: TimerRow = {
          key,
          purpose: purposes[at] ?? '',
          dueAt: dueAts[at] ?? new Date(0),
          runAt: runAts[at] ?? new Date(0),
          generation: generations[at] ?? 0,
          payload: JSON.parse(payloads[at] ?? 'null'),
          attempts: 0,
          traceparent,
        }
        const before = store.timers.find(key, row.purpose)
        if (!before || before.generation <= row.generation) store.timers.put(row)
      })
      return undefined
    },
  },
  {
    sql: 'select (select min(run_at) from timer where attempts = 0) as untried, (select min(run_at) from timer where attempts > 0) as tried',
    run({ store }) {
      const timers = store.timers.all()
      return [
        {
          untried: first(timers.filter(({ attempts }) => attempts === 0)),
          tried: first(timers.filter(({ attempts }) => attempts > 0)),
        },
      ]
    },
  },
  {
    sql: 'with due as materialized ( select key, purpose from timer where run_at <= ? and attempts = 0 order by run_at limit ? for update skip locked ) delete from timer',
    run({ store, values }) {
      const [now, limit] = values as [Date, number]
      const due = store.timers
        .all()
        .filter(({ runAt, attempts }) => runAt <= now && attempts === 0)
        .sort((a, b) => a.runAt.getTime() - b.runAt.getTime())
        .slice(0, limit)
      for (const timer of due) {
        store.timers.remove(timer)
        const fired = store.fired.all().filter(({ key }) => key === timer.key)
        if (store.setsTimersAgain && fired.length < 2) store.timers.add(timer)
      }
      return due.map(({ runAt: _, ...row }) => row)
    },
  },
  {
    sql: 'insert into fired (key, at) values (?, ?)',
    run({ store, values: [key] }) {
      store.fired.add({ pos: store.next('fired'), key: key as string })
      return 1
    },
  },
]

const first = (timers: readonly TimerRow[]): Date | null =>
  timers.length === 0 ? null : new Date(Math.min(...timers.map(({ runAt }) => runAt.getTime())))
