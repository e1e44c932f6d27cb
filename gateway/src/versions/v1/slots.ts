import { defined } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { slotNames, slotQuery, slotsByDate, todaysSlotQuery } from '../2024-04-15/slots-query.ts'

import type { Translation } from '../translation.ts'
import { answer } from './answers.ts'
import { acceptV1 } from './v1-input.ts'

/**
 * Translation of `GET /v1/slots`: `{slots: {<date>: [{time}]}}`; unknown query keys are ignored.
 */
export const v1Slots: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: '/v1/slots' },
    ...acceptV1({ querystring: Type.Object(slotQuery) }, (asked) => {
      const known = Object.entries(asked.query).filter(([key]) => Object.hasOwn(slotQuery, key))
      return { ...asked, path: '/v2/slots', query: todaysSlotQuery(Object.fromEntries(known)) }
    }),
    response: answer(
      (data) => slotsByDate(data, ({ start, bookingUid }) => defined({ time: start, bookingUid })),
      slotNames,
    ),
  },
]
