import { anonymousCaller } from '@punctual/contracts'
import t from 'tap'
import {
  type Bookable,
  bookableEventType,
  checkBooker,
  checkLength,
  checkStart,
} from '../../src/domain/bookable.ts'
import type { EventTypeFields } from '../../src/domain/event-type.ts'
import { aCaller, aProfile, now, someFields } from '../fixtures.ts'
import { refusedBy } from '../refused.ts'

/** Hana works in Berlin from Monday to Friday, 9 to 5; now is Tuesday, 2026-12-01T08:00Z. */
function bookable(changes: Partial<EventTypeFields> = {}): Bookable {
  const { id, name, email, username, timeZone, locale, timeFormat } = aProfile()
  return {
    eventType: {
      ...someFields(changes),
      ...{ id: 3, organizationId: 5, ownerId: id, teamId: null, version: 1, createdAt: now, updatedAt: now },
    },
    host: { id, name, email, username, timeZone, locale, timeFormat },
    clientId: null,
    schedule: { timeZone, availability: [{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }], overrides: [] },
  }
}

const refusal = (start: string, changes: Partial<EventTypeFields> = {}, timeZone?: string) => {
  const slot = { start: new Date(start), length: 30, timeZone }
  return refusedBy(() => checkStart(bookable(changes), slot, now))?.code
}

t.test('a start within the hours may be booked, on the grid or off it', async (t) => {
  t.equal(refusal('2026-12-01T09:00:00Z'), undefined)
  t.equal(refusal('2026-12-01T09:07:00Z'), undefined)
  t.equal(refusal('2026-12-01T15:30:00Z'), undefined)
})

t.test('400 start_in_past, outside_notice, outside_window, outside_schedule', async (t) => {
  t.equal(refusal('2026-12-01T07:59:00Z'), 'start_in_past')
  t.equal(refusal('2026-12-01T08:59:00Z', { minimumBookingNotice: 60 }), 'outside_notice')
  t.equal(refusal('2026-12-01T09:00:00Z', { minimumBookingNotice: 60 }), undefined)
  const bookingWindow = { type: 'calendarDays' as const, value: 1 }
  t.equal(refusal('2026-12-02T15:30:00Z', { bookingWindow }), undefined)
  t.equal(refusal('2026-12-03T09:00:00Z', { bookingWindow }), 'outside_window')
  t.equal(refusal('2026-12-01T15:31:00Z'), 'outside_schedule')
  t.equal(refusal('2026-12-05T09:00:00Z'), 'outside_schedule')
})

t.test('a window of days ends with the latest of the days that a list may have ended with', async (t) => {
  const allDay = { bookingWindow: { type: 'calendarDays' as const, value: 1 } }
  // Kiritimati is 14 hours ahead: its 2nd is over at 10:00Z of the 2nd, Berlin's at 23:00Z and UTC's at midnight.
  t.equal(refusal('2026-12-02T15:00:00Z', allDay, 'Pacific/Kiritimati'), undefined)
  // Pago Pago is 11 hours behind and still has the 30th: its window is over a day earlier, but UTC's is not.
  t.equal(refusal('2026-12-02T15:00:00Z', allDay, 'Pacific/Pago_Pago'), undefined)
  // Honolulu is 10 hours behind: at 11:00Z on the 1st its window lasts until 10:00Z on the 3rd.
  const later = new Date('2026-12-01T11:00:00Z')
  const slot = { start: new Date('2026-12-03T09:00:00Z'), length: 30 }
  t.equal(refusedBy(() => checkStart(bookable(allDay), slot, later))?.code, 'outside_window')
  const inHonolulu = { ...slot, timeZone: 'Pacific/Honolulu' }
  t.equal(
    refusedBy(() => checkStart(bookable(allDay), inHonolulu, later)),
    undefined,
  )
})

t.test('400 length_not_allowed', async (t) => {
  const one = bookable().eventType
  const several = bookable({ lengthInMinutesOptions: [15, 30] }).eventType
  t.equal(
    refusedBy(() => checkLength(one, 30)),
    undefined,
  )
  t.equal(refusedBy(() => checkLength(one, 15))?.code, 'length_not_allowed')
  t.equal(
    refusedBy(() => checkLength(several, 15)),
    undefined,
  )
  t.equal(refusedBy(() => checkLength(several, 60))?.code, 'length_not_allowed')
})

t.test('401 without a credential, 403 with a foreign one, where a credential is asked for', async (t) => {
  const { eventType } = bookable({ bookingRequiresAuthentication: true })
  const code = (caller: Parameters<typeof checkBooker>[1]) =>
    refusedBy(() => checkBooker(eventType, caller))?.code
  t.equal(code(anonymousCaller('test')), 'UnauthorizedException')
  t.equal(code(aCaller(aProfile({ id: 99, organizationId: 6 }))), 'ForbiddenException')
  t.equal(code(aCaller()), undefined)
  t.equal(
    refusedBy(() => checkBooker(bookable().eventType, anonymousCaller('test'))),
    undefined,
  )
})

t.test('confirmation is asked for always, or for what is booked late', async (t) => {
  const asked = (policy: EventTypeFields['confirmationPolicy'], start: string) =>
    bookableEventType(bookable({ confirmationPolicy: policy }), new Date(start), now).requiresConfirmation
  const always = { type: 'always' as const, blockUnconfirmedBookingsInBooker: true }
  const late = { ...always, type: 'time' as const, noticeThreshold: { unit: 'hours' as const, count: 2 } }
  t.equal(asked(null, '2026-12-01T09:00:00Z'), false)
  t.equal(asked(always, '2026-12-09T09:00:00Z'), true)
  t.equal(asked(late, '2026-12-01T09:59:00Z'), true)
  t.equal(asked(late, '2026-12-01T10:00:00Z'), false)
})
