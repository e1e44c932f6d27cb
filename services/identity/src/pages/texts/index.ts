import { de } from './de.ts'
import { type ConsentTexts, en } from './en.ts'

export type { ConsentTexts } from './en.ts'

const texts = new Map<string, ConsentTexts>(Object.entries({ en, de }))

/** BCP 47, of what the pages can be read in. */
export const languages: readonly string[] = [...texts.keys()]

/** @param accepted an Accept-Language header @returns the texts of the first language that is there, else English */
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
