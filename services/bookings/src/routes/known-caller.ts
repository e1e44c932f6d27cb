import { BookingUid } from '@punctual/contracts'
import { requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'

type Request = Parameters<typeof requireUser>[0]

/** For `preValidation`: a missing credential is told before a bad body is (docs/domain.md#errors). */
export async function knownCaller(request: Request): Promise<void> {
  requireUser(request)
}

/** The uid is the capability: whatever is no booking's uid, a number included, is 404. */
export const BookingPath = Type.Object({ bookingUid: BookingUid })
