import { de } from './de.ts'
import { type ConsentTexts, en } from './en.ts'

export type { ConsentTexts } from './en.ts'

const texts = new Map<string, ConsentTexts>(Object.entries({ en, de }))

/** BCP 47 codes of the available languages. */
export const languages: readonly string[] = [...texts.keys()]

/**
 * Returns the texts of the first available language, or English. @param accepted an Accept-Language
 * header
 */
export function textsFor(accepted: string | undefined): ConsentTexts {
  const wanted = (accepted ?? '')
    .split(',')
    .map((range) => range.split(';'))
    .map(([tag = '', weight]) => ({ tag: tag.trim().toLowerCase(), q: Number(weight?.split('=')[1] ?? 1) }))
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
  const found = wanted.map(({ tag }) => texts.get(tag.split('-')[0] ?? '')).find((each) => each)
  return found ?? en
}
