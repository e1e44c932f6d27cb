import { egressRules } from '@punctual/egress'
import { missingCalDav, startCalDav } from '@punctual/testing'
import t from 'tap'
import { calDavAdapter } from '../../src/calendars/caldav.ts'
import { createCalendarHttp } from '../../src/calendars/calendar-http.ts'
import { busyOf } from '../../src/calendars/ical/busy-of.ts'
import { createCalendarThreads } from '../../src/calendars/threads/pool.ts'
import type { Reading } from '../../src/domain/connected-calendar.ts'

const missing = await missingCalDav()

t.test('a real CalDAV server', { skip: missing ?? false }, async (t) => {
  const server = await startCalDav(t)
  const http = createCalendarHttp(egressRules(['127.0.0.0/8']))
  t.teardown(() => http.close())
  const threads = createCalendarThreads()
  t.teardown(() => threads.close())
  const adapter = calDavAdapter(http, (name, input) => threads.run('user 7', name, input), {
    slug: 'caldav',
    title: 'CalDAV',
  })
  const { url, username, password, calendar } = server
  const account = { url, username, password }
  const from = new Date('2026-12-01T00:00:00Z')
  const to = new Date('2027-01-01T00:00:00Z')
  const busy = async () => {
    const unread = { etag: null, lastModified: null, cursor: null }
    const reading = (await adapter.read(account, calendar, { from, to, timeZone: 'UTC' }, unread)) as
      | Reading
      | undefined
    const minutes = { from: from.getTime() / 60_000, to: to.getTime() / 60_000 }
    return busyOf({ texts: reading?.texts ?? [], ...minutes, timeZone: 'UTC', ownUids: [] }).map(
      ({ start }) => new Date(start * 60_000).toISOString(),
    )
  }
  const ics = (start: string) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//test//test//EN',
      'BEGIN:VEVENT',
      'UID:a b@svc',
      'DTSTAMP:20261201T000000Z',
      `DTSTART:${start}`,
      'DURATION:PT30M',
      'SUMMARY:Intro',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n')

  t.same(await adapter.listCalendars(account), [
    { externalId: calendar, name: 'hana/work', isPrimary: true, readOnly: false },
  ])
  t.same(await busy(), [])
  await adapter.writer?.put(account, calendar, { uid: 'a b@svc', ics: ics('20261202T100000Z') })
  t.same(await busy(), ['2026-12-02T10:00:00.000Z'])
  await adapter.writer?.put(account, calendar, { uid: 'a b@svc', ics: ics('20261203T100000Z') })
  t.same(await busy(), ['2026-12-03T10:00:00.000Z'])
  t.equal((await server.events()).length, 1)
  await adapter.writer?.remove(account, calendar, 'a b@svc')
  await adapter.writer?.remove(account, calendar, 'a b@svc')
  t.same(await server.events(), [])
  await t.rejects(adapter.listCalendars({ ...account, password: 'another' }), {
    message: /rejected the credentials/,
  })
  await t.rejects(adapter.listCalendars({ ...account, url: 'http://192.168.0.1/' }), { message: /address/ })
})
