import type { Cost } from './cost-meter.ts'

/** The cost of an operation, and the bytes of the `data` of its answer. */
export interface OperationCost extends Cost {
  answerBytes: number
}

/**
 * What each operation costs, once the caches are warm. All figures are exact, except bytes, which
 * are maxima. Lower a figure when an operation becomes cheaper; raise it only for a reason.
 */
export const costs: Record<string, OperationCost> = {
  'GET /v2/me': {
    statements: 1,
    transactions: 0,
    roundTrips: 1,
    hops: 1,
    logLines: 1,
    databaseBytes: 600,
    answerBytes: 330,
  },
  'GET /v2/slots': {
    statements: 2,
    transactions: 0,
    roundTrips: 2,
    hops: 2,
    logLines: 1,
    databaseBytes: 770,
    answerBytes: 58_400,
  },
  'POST /v2/slots/reservations': {
    statements: 6,
    transactions: 1,
    roundTrips: 3,
    hops: 2,
    logLines: 1,
    databaseBytes: 1300,
    answerBytes: 240,
  },
  'POST /v2/bookings': {
    statements: 8,
    transactions: 1,
    roundTrips: 4,
    hops: 2,
    logLines: 1,
    databaseBytes: 5000,
    answerBytes: 880,
  },
  'GET /v2/bookings/{bookingUid}': {
    statements: 1,
    transactions: 0,
    roundTrips: 1,
    hops: 1,
    logLines: 1,
    databaseBytes: 1800,
    answerBytes: 880,
  },
  'GET /v2/bookings': {
    statements: 2,
    transactions: 0,
    roundTrips: 2,
    hops: 1,
    logLines: 1,
    databaseBytes: 23_900,
    answerBytes: 12_300,
  },
  'POST /v2/bookings/{bookingUid}/reschedule': {
    statements: 14,
    transactions: 1,
    roundTrips: 5,
    hops: 2,
    logLines: 1,
    databaseBytes: 9200,
    answerBytes: 930,
  },
  'POST /v2/bookings/{bookingUid}/cancel': {
    statements: 5,
    transactions: 1,
    roundTrips: 2,
    hops: 1,
    logLines: 1,
    databaseBytes: 4400,
    answerBytes: 900,
  },
}
