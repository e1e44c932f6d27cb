import { mails as ar } from './ar/mails.ts'
import { mails as de } from './de/mails.ts'
import { mails as en, type MailKey, type MailTexts } from './en/mails.ts'
import { mails as es } from './es/mails.ts'
import { mails as fr } from './fr/mails.ts'
import { mails as it } from './it/mails.ts'
import { mails as ja } from './ja/mails.ts'
import { type Language, languageOf, languages } from './languages.ts'
import { mails as nl } from './nl/mails.ts'
import { mails as pl } from './pl/mails.ts'
import { mails as pt } from './pt/mails.ts'
import { reasonKeyOf } from './system-reasons.ts'
import { type Translate, translator } from './translate.ts'
import { type Titled, titleIn } from './translated.ts'

export type { MailKey } from './en/mails.ts'

/** The texts of mails and other messages, by language. */
export const mailCatalogues: Readonly<Record<Language, MailTexts>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  ja,
  pl,
  ar,
}

const translators = new Map<string, Translate<MailKey>>()

/** Returns the texts of mails in the language of a tag such as `de-AT`; else in English. */
export function mailTexts(tag: string): Translate<MailKey> {
  const language = languageOf(tag)
  const found = translators.get(language) ?? translator(language, mailCatalogues[language])
  translators.set(language, found)
  return found
}

/** Returns a reason in the language of a tag: the system's own are translated, others stay. */
export function reasonIn(reason: string, tag: string): string {
  const key = reasonKeyOf(reason)
  return key ? mailTexts(tag)(key) : reason
}

/** The parts of the usual title of a booking; without an attendee, of one with seats. */
export interface TitleWords {
  event: string
  organizer: string
  attendee?: string
}

/** Returns the usual title of a booking in the language of a tag. */
export function usualTitle(tag: string, { attendee, ...words }: TitleWords): string {
  const text = mailTexts(tag)
  return attendee === undefined ? text('title.with', words) : text('title.between', { ...words, attendee })
}

const gap = '\u0000'
/** What follows the title of the event type in the usual titles, by language. */
const usualEndings: readonly RegExp[] = languages.flatMap((language) =>
  [
    { event: '', organizer: gap, attendee: gap },
    { event: '', organizer: gap },
  ].map((words) => {
    const parts = usualTitle(language, words).split(gap)
    const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    return new RegExp(`^${escaped.join('(.+)')}$`, 'su')
  }),
)

/**
 * Returns the title of a booking in a language. It is made in the booker's language and mostly
 * begins with the title of its event type, which is replaced, as are the words between the names in
 * the usual title; other words stay.
 */
export function bookingTitleIn(bookingTitle: string, eventType: Titled, language: string): string {
  const { title, translations = [] } = eventType
  const [beginning] = [title, ...translations.flatMap((one) => one.title ?? [])]
    .filter((one) => bookingTitle.startsWith(one))
    .toSorted((a, b) => b.length - a.length)
  if (beginning === undefined) return bookingTitle
  const event = titleIn(eventType, language)
  const ending = bookingTitle.slice(beginning.length)
  for (const pattern of usualEndings) {
    const [, organizer, attendee] = pattern.exec(ending) ?? []
    if (organizer !== undefined)
      return usualTitle(language, { event, organizer, ...(attendee !== undefined && { attendee }) })
  }
  return event + ending
}
