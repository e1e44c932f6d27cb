import t from 'tap'
import { acceptedTags, formatLocale, languageOf, translator, usualClock } from '../src/index.ts'
import { mailTexts } from '../src/mails.ts'

t.test('a tag falls back to its language, then to the next tag, then to English', async (t) => {
  t.equal(languageOf('pt-BR'), 'pt')
  t.equal(languageOf('zh-Hant-TW', 'FR_ca', 'de'), 'fr')
  t.equal(languageOf('sv', 'x', ''), 'en')
  t.equal(languageOf(), 'en')
})

t.test('an Accept-Language header is read by its weights', async (t) => {
  t.strictSame(acceptedTags('sv;q=0.2, de-AT, en;q=0, ja;q=0.8'), ['de-AT', 'ja', 'sv'])
  t.strictSame(acceptedTags(undefined), [''])
})

t.test('dates keep the region of a supported language, digits 0 to 9 and the Gregorian year', async (t) => {
  const date = (tag: string) =>
    new Intl.DateTimeFormat(formatLocale(tag), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date('2026-01-05T12:00:00Z'),
    )
  t.equal(date('de-AT'), '5. Jänner 2026')
  t.equal(date('ar-SA'), '5 يناير 2026')
  t.equal(date('sv'), 'January 5, 2026', 'the language of the words beside it')
  t.equal(date('en_not a tag'), 'January 5, 2026')
})

t.test('the clock follows the language and region', async (t) => {
  t.strictSame(['en', 'en-GB', 'de', 'fr-CA', 'ja', 'ar', 'sv'].map(usualClock), [12, 24, 24, 24, 24, 12, 12])
})

t.test('plurals follow the rules of the language, and values are not read as placeholders', async (t) => {
  const text = translator('pl', {
    seats: '{count, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}',
    name: 'Dla {name}',
  })
  t.strictSame(
    [1, 3, 5, 22, 1.5].map((count) => text('seats', { count })),
    ['1 miejsce', '3 miejsca', '5 miejsc', '22 miejsca', '1,5 miejsca'],
  )
  t.equal(text('name', { name: "{count} '<b>'" }), "Dla {count} '<b>'")
  t.equal(mailTexts('pt-BR')('label.when'), 'Quando')
  t.throws(() => text('name'), 'a value is missing')
})
