import { DomainError } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { asked, badField, translationOf } from './fixtures.ts'

const reserve = translationOf('POST', '/v2/slots/reserve')
const end = translationOf('DELETE', '/v2/slots/selected-slot')

const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
const uids = fc.string({ unit: fc.constantFrom(...base58), minLength: 22, maxLength: 22 })
const instants = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString())

t.test('a reservation returns its uid in the body and as a cookie', async (t) => {
  const slots = fc.record({ eventTypeId: fc.nat(), slotUtcStartDate: instants, slotUtcEndDate: instants })
  fc.assert(
    fc.property(slots, fc.option(uids, { nil: undefined }), uids, (body, held, reservationUid) => {
      const cookie = held === undefined ? undefined : `theme=dark; uid=${held}; x=1`
      const call = { ...asked(reserve, { body: { ...body, bookingUid: 'abc' } }), cookie }
      const today = reserve.request(call)
      t.strictSame([today.method, today.path], ['POST', '/internal/reservations'])
      t.strictSame(today.body, {
        eventTypeId: body.eventTypeId,
        slotStart: body.slotUtcStartDate,
        slotEnd: body.slotUtcEndDate,
        ...(held !== undefined && { replaces: held }),
      })
      const data = { eventTypeId: body.eventTypeId, reservationUid }
      const older = reserve.response({ status: 201, body: { status: 'success', data } }, call)
      t.strictSame(older, {
        status: 201,
        body: { status: 'success', data: reservationUid },
        cookie: `uid=${reservationUid}; Path=/v2/slots; HttpOnly; SameSite=Lax`,
      })
      // The returned uid deletes it: as a cookie, or in the query without one.
      const path = `/v2/slots/reservations/${reservationUid}`
      t.equal(end.request({ ...asked(end), cookie: older.cookie }).path, path)
      t.equal(end.request(asked(end, { query: { uid: reservationUid } })).path, path)
    }),
    { numRuns: 50 },
  )
})

t.test('any input is translated or refused with 400', async (t) => {
  const requests = fc.record({ body: fc.jsonValue(), cookie: fc.string(), uid: fc.string() })
  fc.assert(
    fc.property(requests, ({ body, cookie, uid }) => {
      t.equal(reserve.request({ ...asked(reserve, { body }), cookie }).path, '/internal/reservations')
      try {
        const { path } = end.request({ ...asked(end, { query: { uid } }), cookie })
        t.match(path, /^\/v2\/slots\/reservations\/[^/?#]+$/)
      } catch (error) {
        t.match(error, { status: 400 })
        t.ok(error instanceof DomainError)
      }
    }),
    { numRuns: 200 },
  )
})

t.test('400 names the older fields, and sets no cookie', async (t) => {
  const refused = reserve.response(badField('slotEnd', 'must be a date-time'), asked(reserve))
  t.match(refused, { body: { error: { message: 'slotUtcEndDate must be a date-time' } } })
  t.notOk('cookie' in refused)
})
