import t from 'tap'
import { titleIn, translationIn } from '../src/index.ts'
import { bookingTitleIn, mailCatalogues, reasonIn } from '../src/mails.ts'

const eventType = {
  title: 'Advice',
  translations: [
    { language: 'de', title: 'Beratung' },
    { language: 'pt-BR', title: 'Conselho' },
    { language: 'fr' },
  ],
}

t.test('a translation has the region, or none', async (t) => {
  t.equal(titleIn(eventType, 'de'), 'Beratung')
  t.equal(titleIn(eventType, 'de-AT'), 'Beratung')
  t.equal(titleIn(eventType, 'pt-br'), 'Conselho')
  t.equal(titleIn(eventType, 'pt'), 'Advice')
  t.equal(titleIn(eventType, 'fr'), 'Advice', 'without a title')
  t.equal(titleIn({ title: 'Advice' }, 'de'), 'Advice')
  t.equal(translationIn(undefined, 'de'), undefined)
})

t.test('the title of a booking is shown in the language of its reader', async (t) => {
  const titled = (title: string, language: string) => bookingTitleIn(title, eventType, language)
  t.equal(titled('Beratung between Ann and Bob', 'en'), 'Advice between Ann and Bob')
  t.equal(titled('Advice between Ann and Bob', 'de'), 'Beratung zwischen Ann und Bob')
  t.equal(titled('Beratung zwischen Ann und Bob', 'ja'), 'Advice（主催者：Ann、参加者：Bob）')
  t.equal(titled('Advice with Ann', 'de'), 'Beratung mit Ann', 'with seats')
  t.equal(titled('Advice: Ann + Bob', 'de'), 'Beratung: Ann + Bob', 'of a template')
  t.equal(titled('A talk with Ann', 'de'), 'A talk with Ann', 'in words of its own')
  t.equal(titled('Advices between Ann and Bob', 'fr'), 'Advices between Ann and Bob')
  t.equal(bookingTitleIn('Advice with Ann', { title: 'Advice' }, 'de'), 'Advice mit Ann')
  for (const one of Object.keys(mailCatalogues))
    for (const other of Object.keys(mailCatalogues)) {
      const there = titled(titled('Advice between Ann and Bob', one), other)
      t.equal(there, titled('Advice between Ann and Bob', other), `from ${one} to ${other}`)
    }
})

t.test('the system’s own reasons are translated, those of people are not', async (t) => {
  t.equal(
    reasonIn('No host accepted the request in time.', 'fr-CA'),
    'Aucun hôte n’a accepté la demande à temps.',
  )
  t.equal(reasonIn('I am ill', 'fr'), 'I am ill')
})
