import t from 'tap'
import { markNoShow } from '../../src/domain/record-outcome.ts'
import { participantsOf, sessionsOf, type Visit } from '../../src/domain/video-room-sessions.ts'
import { requireRoomSignature, roomSignature } from '../../src/domain/video-room-signature.ts'
import { aBooking, at, host } from '../fixtures.ts'
import { refused } from '../refused.ts'

const visit = (email: string, event: Visit['event'], time: string): Visit => ({ email, event, at: at(time) })
const hana = (event: Visit['event'], time: string) => visit(host.email, event, time)
const ann = (event: Visit['event'], time: string) => visit('ann@example.com', event, time)
const unix = (time: string) => at(time).getTime() / 1000

t.test('sessions are the spans with participants, in any order of reports', async (t) => {
  const visits = [
    hana('joined', '08:58'),
    ann('joined', '09:01'),
    ann('left', '09:10'),
    hana('left', '09:10'),
    hana('joined', '09:20'),
    ann('joined', '09:21'),
  ]
  const sessions = sessionsOf(aBooking(), [...visits].reverse(), at('09:25'))
  t.match(sessions, [
    {
      startTime: unix('08:58'),
      duration: 720,
      ongoing: false,
      maxParticipants: 2,
      participants: [
        { userId: `${host.id}`, userName: host.name, joinTime: unix('08:58'), duration: 720 },
        { userId: null, userName: 'Ann', joinTime: unix('09:01'), duration: 540 },
      ],
    },
    { startTime: unix('09:20'), duration: 300, ongoing: true, maxParticipants: 2 },
  ])
  t.match(
    sessionsOf(aBooking(), visits, at('11:00'))[1],
    { duration: 600, ongoing: false },
    'a participant without a leave stays until the end',
  )
})

t.test('a leave without a join counts as a visit; two devices count as one', async (t) => {
  const sessions = sessionsOf(
    aBooking(),
    [ann('left', '09:05'), hana('joined', '09:06'), hana('joined', '09:07'), hana('left', '09:08')],
    at('09:20'),
  )
  t.match(sessions, [
    { duration: 0, participants: [{ userName: 'Ann' }] },
    { duration: 120, maxParticipants: 1 },
  ])
  t.strictSame(participantsOf([ann('left', '09:05'), ann('joined', '09:01')]), [
    { email: 'ann@example.com', joinedAt: at('09:01').toISOString() },
  ])
})

t.test('a no-show is marked once, for participants who had not joined by then', async (t) => {
  const by = { at: at('09:05') }
  const early = participantsOf([hana('joined', '08:55')])
  t.equal(markNoShow(aBooking(), early, { side: 'hosts', ...by }, at('09:06')).events.length, 0)
  const marked = markNoShow(aBooking(), early, { side: 'guests', ...by }, at('09:06'))
  t.match(marked.booking, { attendees: [{ absent: true }], absentHost: false, version: 2 })
  t.match(marked.events, [{ definition: { type: 'bookings.booking.absence-marked' }, data: { changed: [] } }])
  t.equal(markNoShow(marked.booking, early, { side: 'guests', ...by }, at('09:06')).events.length, 0)

  const late = participantsOf([hana('joined', '09:06'), visit('ann@home.example', 'joined', '09:05')])
  t.match(markNoShow(aBooking(), late, { side: 'hosts', ...by }, at('09:06')).booking, { absentHost: true })
  t.equal(markNoShow(aBooking(), late, { side: 'guests', ...by }, at('09:06')).events.length, 0)
  const gone = aBooking({ status: 'cancelled' })
  t.equal(markNoShow(gone, [], { side: 'hosts', ...by }, at('09:06')).events.length, 0)
})

t.test('a managed host joins under the displayed address', async (t) => {
  const eventType = { ...aBooking().eventType, clientId: 'client1' }
  const hosts = [{ ...host, email: 'hana+client1@example.com' }]
  const there = participantsOf([visit('hana@example.com', 'joined', '09:00')])
  const side = { side: 'hosts' as const, at: at('09:05') }
  t.equal(markNoShow(aBooking({ eventType, hosts }), there, side, at('09:06')).events.length, 0)
})

t.test('401 for a webhook with a bad or old signature', async (t) => {
  const body = Buffer.from('{"a":1}')
  const seconds = `${unix('09:00')}`
  const signed = (secret: string) => ({
    'webhook-id': 'n1',
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,AAAA ${roomSignature(secret, 'n1', seconds, body)}`,
  })
  requireRoomSignature(signed('secret'), body, 'secret', at('09:04'))
  requireRoomSignature(signed('whsec_c2VjcmV0'), body, 'secret', at('08:56'))
  const refuse = (headers: Record<string, string>, secret: string | undefined, time: string) =>
    refused(t, () => requireRoomSignature(headers, body, secret, at(time)), { code: 'UnauthorizedException' })
  refuse(signed('secret'), 'secret', '09:06')
  refuse(signed('other'), 'secret', '09:00')
  refuse(signed('undefined'), undefined, '09:00')
  refuse({ ...signed('secret'), 'webhook-id': 'n2' }, 'secret', '09:00')
  refuse({}, 'secret', '09:00')
})
