import { deepStrictEqual, equal } from 'node:assert/strict'
import { oneLine, plainText } from '@punctual/contracts'
import { typedText } from '@punctual/testing'
import fc from 'fast-check'
import { parseCalendar } from 'iamcal'
import t from 'tap'
import { calendarLinks } from '../../src/domain/calendar-links.ts'
import { aBooking } from '../fixtures.ts'

t.test('links and the file say what was typed, and nothing besides', async () => {
  await fc.assert(
    fc.asyncProperty(typedText(), async (typed) => {
      const [google, office, outlook, file] = calendarLinks(
        aBooking({ title: typed, description: typed, location: typed }),
      ).map(({ link }) => new URL(link))
      const given = typed.replace(/\p{Surrogate}/gu, '\ufffd')
      for (const [url, keys] of [
        [google, ['text', 'details', 'location', 'dates']],
        [office, ['path', 'rru', 'startdt', 'enddt', 'subject', 'body', 'location']],
        [outlook, ['path', 'rru', 'startdt', 'enddt', 'subject', 'body', 'location']],
      ] as const) {
        for (const [key, value] of url?.searchParams ?? []) {
          equal(keys.includes(key as never), true, key)
          if (['text', 'details', 'location', 'subject', 'body'].includes(key)) equal(value, given)
        }
      }
      const text = decodeURIComponent(file?.pathname.replace(/^[^,]*,/, '') ?? '')
      const [event] = (await parseCalendar(text)).components
      const textOf = (name: string) => event?.properties.find((one) => one.name === name)?.value ?? ''
      equal(textOf('SUMMARY'), oneLine(typed))
      equal(textOf('DESCRIPTION'), plainText(typed))
      equal(textOf('LOCATION'), oneLine(typed))
      const known = ['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'LOCATION']
      deepStrictEqual(
        event?.properties.map(({ name }) => name).filter((name) => !known.includes(name)),
        [],
      )
    }),
    { numRuns: 500 },
  )
})
