import { egressRules } from '@punctual/egress'
import t from 'tap'
import { createCalendarHttp } from '../../src/calendars/calendar-http.ts'

t.test('rejects a loopback host name', async (t) => {
  const http = createCalendarHttp(egressRules())
  t.teardown(() => http.close())
  for (const host of ['localhost', 'localhost.', 'dav.localhost', 'dav.LOCALHOST.'])
    await t.rejects(
      http.request({ url: `http://${host}:8080/feed.ics` }),
      /must not name a private or reserved address/,
      host,
    )
})
