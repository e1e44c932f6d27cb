import type { PageTexts } from './en/pages.ts'
import type { Language } from './languages.ts'

export type { PageKey, PageTexts } from './en/pages.ts'
export { fieldLabelIn, type PageWords, type Problem, pageWords, problemTextIn } from './page-words.ts'

/** The texts of the booking pages, by language: a page loads only its own. */
export const pageCatalogues: Readonly<Record<Language, () => Promise<{ default: PageTexts }>>> = {
  en: () => import('./en/pages.ts'),
  de: () => import('./de/pages.ts'),
  fr: () => import('./fr/pages.ts'),
  es: () => import('./es/pages.ts'),
  pt: () => import('./pt/pages.ts'),
  it: () => import('./it/pages.ts'),
  nl: () => import('./nl/pages.ts'),
  ja: () => import('./ja/pages.ts'),
  pl: () => import('./pl/pages.ts'),
  ar: () => import('./ar/pages.ts'),
}
