import { repeatWork, type Stoppable } from '@punctual/http'
import type { BookingsDeps } from '../deps.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { makeDueRefunds } from './refunds.ts'

/** Milliseconds of real time between two looks for due refunds that nothing announced. */
const lookInterval = 5_000

/** Starts the loop that has the provider make the refunds that are due. */
export function startRefunds(deps: BookingsDeps, provider: PaymentProvider): Stoppable {
  const { db, clock, log } = deps
  return repeatWork(() => makeDueRefunds(deps, provider), {
    db,
    clock,
    work: 'refunds',
    pause: lookInterval,
    log,
    what: 'refunds could not be made',
  })
}
