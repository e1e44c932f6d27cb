import { until } from '@punctual/testing'
import t from 'tap'
import { createCalendarThreads } from '../../src/calendars/threads/pool.ts'

const threads = createCalendarThreads()
t.teardown(() => threads.close())

const minute = (iso: string) => Date.parse(iso) / 60_000
const question = (...lines: string[]) => ({
  texts: [
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:one@example.com', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
      '\r\n',
    ),
  ],
  from: minute('2026-12-01T00:00Z'),
  to: minute('2027-01-01T00:00Z'),
  timeZone: 'UTC',
  ownUids: [],
})
const meeting = question('SUMMARY:With Ann', 'DTSTART:20261202T100000Z', 'DURATION:PT1H')
/** There is no 31st of February, so the rule never has an occurrence. */
const endless = question(
  'DTSTART:20260101T100000Z',
  'DURATION:PT1H',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
)

t.test('computes busy spans, and returns no titles', async (t) => {
  const { busy, texts } = await threads.run('user 7', 'busy', meeting)
  t.same(busy, [{ start: minute('2026-12-02T10:00Z'), end: minute('2026-12-02T11:00Z') }])
  t.notMatch(texts[0], /Ann/)
})

t.test('rejects a text that is not a calendar with a message for its owner', async (t) => {
  const none = { ...meeting, texts: ['<html></html>'] }
  await t.rejects(threads.run('user 7', 'busy', none), {
    name: 'CalendarFailure',
    kind: 'content',
    message: 'it is not iCalendar text',
  })
  await t.rejects(threads.run('user 7', 'resources', 'no XML'), { message: 'its response is not CalDAV' })
})

t.test('a bad request is a 400 that names the field', async (t) => {
  const [text = ''] = question('DTSTART:20261202T100000Z', 'RRULE:FREQ=DAILY').texts
  const change = { start: { time: '2026-12-03T10:00:00Z', timeZone: 'UTC' } }
  const of = { uid: 'one@example.com', timeZone: 'UTC', now: new Date('2026-12-01T00:00:00Z') }
  await t.rejects(threads.run('user 7', 'change', { text, change, ...of }), {
    name: 'DomainError',
    message: /^start cannot be changed/,
  })
})

t.test('a slow calendar of one tenant does not delay another tenant', async (t) => {
  const patient = createCalendarThreads({ deadline: 600_000 })
  const asked = Array.from({ length: 8 }, () => t.rejects(patient.run('organization 1', 'busy', endless)))
  t.equal((await patient.run('organization 2', 'busy', meeting)).busy.length, 1)
  t.equal((await patient.run('user 7', 'busy', meeting)).busy.length, 1)
  await patient.close()
  await Promise.all(asked)
})

t.test('a rule without a next occurrence ends its thread, which is replaced', async (t) => {
  const strict = createCalendarThreads({ deadline: 2_000 })
  t.teardown(() => strict.close())
  for (let round = 0; round < 2; round++)
    await t.rejects(strict.run('organization 1', 'busy', endless), {
      message: 'its events take too long to process',
    })
  t.equal((await strict.run('organization 1', 'busy', meeting)).busy.length, 1)
})

t.test('a text that needs more memory than a thread has ends that thread only', async (t) => {
  const small = createCalendarThreads({ memoryMb: 64, deadlineFactor: 100 })
  t.teardown(() => small.close())
  const times = Array.from({ length: 300_000 }, () => 'RDATE:20270101T100000Z').join('\r\n')
  await t.rejects(small.run('organization 1', 'busy', question('DTSTART:20261202T100000Z', times)), {
    message: 'its events need too much memory',
  })
  t.equal((await small.run('organization 1', 'busy', meeting)).busy.length, 1)
})

t.test('a tenant with too much waiting is rejected, another is not', async (t) => {
  const settled: number[] = []
  const asked = Array.from({ length: 60 }, () =>
    threads.run('organization 1', 'busy', meeting).then(
      () => settled.push(200),
      (error: { status: number }) => settled.push(error.status),
    ),
  )
  await until(() => settled.includes(429))
  t.equal((await threads.run('organization 2', 'busy', meeting)).busy.length, 1)
  await Promise.all(asked)
  t.same([...new Set(settled)].sort(), [200, 429])
})
