import { readFile } from 'node:fs/promises'
import { defaultFieldLabels } from '@punctual/messages'
import { pageCatalogues } from '@punctual/messages/pages'
import t from 'tap'

/** The operations that the booking pages call. */
const operations: [method: string, path: string][] = [
  ['get', '/v2/event-types'],
  ['get', '/v2/event-types/{eventTypeId}/booking-page'],
  ['get', '/v2/private-links/{linkId}'],
  ['get', '/v2/slots'],
  ['post', '/v2/bookings'],
  ['post', '/v2/bookings/verification-code'],
  ['get', '/v2/bookings/{bookingUid}'],
  ['get', '/v2/bookings/by-seat/{seatUid}'],
  ['post', '/v2/bookings/{bookingUid}/cancel'],
  ['post', '/v2/bookings/{bookingUid}/reschedule'],
  ['post', '/v2/bookings/{bookingUid}/rating'],
  ['post', '/v2/bookings/{bookingUid}/report-no-show'],
  ['post', '/v2/bookings/{bookingUid}/accept'],
  ['post', '/v2/bookings/{bookingUid}/answer'],
  ['post', '/v2/workflows/unsubscribe'],
]

t.test('the booking pages have a text for every error that they can get', async (t) => {
  const document = JSON.parse(await readFile(new URL('../src/docs/openapi.json', import.meta.url), 'utf8'))
  const { default: texts } = await pageCatalogues.en()
  // What is missing has one text of its own, whatever it is.
  const codes = operations.flatMap(([method, path]) =>
    [...document.paths[path][method].description.matchAll(/^- (\d{3}) `(\w+)`:/gm)]
      .filter(([, status]) => status !== '404')
      .map(([, , code]) => code),
  )
  t.ok(codes.length > 30)
  t.strictSame(
    [...new Set(codes)].filter((code) => !Object.hasOwn(texts, `error.${code}`)),
    [],
  )
})

t.test('the labels of default fields in the API are the English ones of the pages', async (t) => {
  const { default: texts } = await pageCatalogues.en()
  const labels = Object.entries(texts).filter(([key]) => key.startsWith('field.'))
  t.strictSame(Object.fromEntries(labels.map(([key, label]) => [key.slice(6), label])), defaultFieldLabels)
})
