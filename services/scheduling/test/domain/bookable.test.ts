import { anonymousCaller } from '@punctual/contracts'
import t from 'tap'
import { bookableHosts, checkBooker, checkLength, groupsOf } from '../../src/domain/bookable.ts'
import { bookableEventType } from '../../src/domain/bookable-event-type.ts'
import type { EventTypeFields } from '../../src/domain/event-type.ts'
import { aBookable, aCaller, aHostTime, aProfile, now } from '../fixtures.ts'
import { refusedBy } from '../refused.ts'

const bookable = aBookable

t.test('400 length_not_allowed', async (t) => {
  const one = bookable().eventType
  const several = bookable({ lengthInMinutesOptions: [15, 30] }).eventType
  t.equal(
    refusedBy(() => checkLength(one, 30, 'lengthInMinutes')),
    undefined,
  )
  t.equal(refusedBy(() => checkLength(one, 15, 'lengthInMinutes'))?.code, 'length_not_allowed')
  t.equal(
    refusedBy(() => checkLength(several, 15, 'lengthInMinutes')),
    undefined,
  )
  t.throws(() => checkLength(several, 60, 'duration'), {
    name: 'DomainError',
    code: 'length_not_allowed',
    message: /^duration must be one of/,
  })
})

t.test('401 without a credential, 403 with a foreign one, where a credential is required', async (t) => {
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

t.test('confirmation is required always, or within the notice threshold', async (t) => {
  const asked = (policy: EventTypeFields['confirmationPolicy'], start: string) =>
    bookableEventType(bookable({ confirmationPolicy: policy }), new Date(start), now).requiresConfirmation
  const always = { type: 'always' as const, blockUnconfirmedBookingsInBooker: true }
  const late = { ...always, type: 'time' as const, noticeThreshold: { unit: 'hours' as const, count: 2 } }
  t.equal(asked(null, '2026-12-01T09:00:00Z'), false)
  t.equal(asked(always, '2026-12-09T09:00:00Z'), true)
  t.equal(asked(late, '2026-12-01T09:59:00Z'), true)
  t.equal(asked(late, '2026-12-01T10:00:00Z'), false)
})

t.test('the snapshot has every rule that bookings enforces, and omits unset ones', async (t) => {
  const seats = { seatsPerTimeSlot: 4, showAttendeeInfo: true, showAvailabilityCount: true }
  const { eventType } = bookable({
    seats,
    bookingLimits: { count: { day: 2 }, duration: {} },
    settings: {
      price: 1500,
      currency: 'eur',
      refundPolicy: { type: 'always' },
      disableCancelling: { disabled: true },
    },
  })
  const snapshot = bookableEventType({ ...bookable(), eventType }, now, now)
  t.match(snapshot, {
    seats,
    seatsPerTimeSlot: 4,
    seatsShowAttendees: true,
    price: 1500,
    currency: 'eur',
    refundPolicy: { type: 'always' },
    bookingLimits: { count: { day: 2 }, timeZone: 'Europe/Berlin' },
    disableCancelling: { disabled: true },
  })
  t.notOk('recurrence' in snapshot || 'bookerActiveBookingsLimit' in snapshot)
})

t.test('each fixed host is a group of its own, the others are groups by name', async (t) => {
  const hosts = [
    aHostTime(1),
    aHostTime(2, { isFixed: false }),
    aHostTime(3, { isFixed: false, groupId: 'x' }),
    aHostTime(4, { isFixed: false }),
  ]
  t.same(
    groupsOf(hosts).map((group) => group.map(({ host }) => host.id)),
    [[1], [2, 4], [3]],
  )
  const since = aHostTime(5, { createdAt: now, isFixed: false, priority: 4, weight: 50 })
  t.match(bookableHosts(bookable({}, [since])), [
    { id: 5, isFixed: false, priority: 4, weight: 50, createdAt: now.toISOString() },
  ])
})
