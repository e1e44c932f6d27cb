import { brandColors } from '@punctual/contracts/colors'
import { translationIn } from '@punctual/messages'
import { ask, type EventType } from './api.ts'
import { showBranding } from './branding.ts'
import { lookAskedFor } from './embedded.ts'
import { useLanguage } from './language.ts'
import type { PageRules } from './rules.ts'

/**
 * Returns the page rules of an event type, and shows its branding and language; empty rules if they
 * cannot be loaded.
 */
export async function pageRules(eventTypeId: number): Promise<PageRules> {
  const path = `/v2/event-types/${eventTypeId}/booking-page`
  const rules = await ask<PageRules>('GET', path).catch((): PageRules => ({}))
  const { interfaceLanguage } = rules
  if (interfaceLanguage) await useLanguage(interfaceLanguage, ...navigator.languages)
  const { theme, brandColor } = lookAskedFor()
  const colors = brandColors({ brandColor })
  showBranding({
    ...rules.branding,
    ...(rules.logo && { logoUrl: rules.logo }),
    ...(theme && { theme }),
    ...(colors && { colors }),
  })
  return rules
}

/**
 * Returns the event type in the language of its page or, without one, in the visitor's, as far as
 * its owner has translated it.
 */
export function inWordsOf(eventType: EventType, { interfaceLanguage }: PageRules): EventType {
  const language = interfaceLanguage || navigator.language
  const { title, description } = translationIn(eventType.translations, language) ?? {}
  return { ...eventType, ...(title && { title }), ...(description && { description }) }
}
