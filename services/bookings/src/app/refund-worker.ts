import { Wake } from '@punctual/db'
import { repeat, type Stoppable } from '@punctual/http'
import type { BookingsDeps } from '../deps.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { makeDueRefunds } from './refunds.ts'

/** Milliseconds of real time between two looks for due refunds that nothing announced. */
const lookInterval = 5_000

/** Starts the loop that has the provider make the refunds that are due. */
export function startRefunds(deps: BookingsDeps, provider: PaymentProvider): Stoppable {
  const { db, clock, log } = deps
  const wake = new Wake()
  const listener = db.onWork('refunds', () => {
    wake.call()
    return true
  })
  const forget = clock.onMoved?.(() => wake.call())
  const what = 'refunds could not be made'
  const loop = repeat(() => makeDueRefunds(deps, provider), { pause: lookInterval, log, what, wake })
  return {
    async stop() {
      forget?.()
      await Promise.all([listener.close(), loop.stop()])
    },
  }
}
