import fc from 'fast-check'
import t from 'tap'
import { checkPrefix, eventSubject, sourceSubjects, streamName } from '../src/names.ts'

const subject = (id: string, type = 'bookings.booking.created') =>
  eventSubject('svc', 'bookings', { subject: id, type })

t.test('streams and subjects by prefix and source', async (t) => {
  t.equal(streamName('svc', 'bookings'), 'SVC_BOOKINGS')
  t.equal(sourceSubjects('svc', 'webhooks'), 'svc.webhooks.>')
  t.equal(subject('acmfVsgZSG9DuhCFJM6D5t'), 'svc.bookings.p09.acmfVsgZSG9DuhCFJM6D5t.booking.created')
  t.equal(subject('7', 'bookings.booking.guests-added'), 'svc.bookings.p06.7.booking.guests-added')
})

t.test('a prefix must fit a subject and a stream name', async (t) => {
  t.equal(checkPrefix('test-1_a'), 'test-1_a')
  for (const bad of ['', 'SVC', 'a.b', 'a b', '*', '-a']) t.throws(() => checkPrefix(bad), TypeError)
})

t.test('any aggregate id gives a subject of five words without NATS wildcards', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      return /^svc\.bookings\.p(0\d|1[0-5])\.[^.*>\s]+\.booking\.created$/.test(subject(id))
    }),
  )
})

t.test('different aggregates have different subjects; one aggregate has one partition', async (t) => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const [first = '', second = ''] = [subject(`${a}x`), subject(`${b}x`)]
      return (first === second) === (a === b)
    }),
  )
  const partitions = new Set(Array.from({ length: 200 }, (_, n) => subject(`${n}`).split('.')[2]))
  t.equal(partitions.size, 16)
})
