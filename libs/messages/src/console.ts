import type { ConsoleTexts } from './en/console.ts'
import type { Language } from './languages.ts'

export type { ConsoleKey } from './en/console.ts'

/** The texts of the console, by language: it loads only its own. */
export const consoleCatalogues: Readonly<Record<Language, () => Promise<{ default: ConsoleTexts }>>> = {
  en: () => import('./en/console.ts'),
  de: () => import('./de/console.ts'),
  fr: () => import('./fr/console.ts'),
  es: () => import('./es/console.ts'),
  pt: () => import('./pt/console.ts'),
  it: () => import('./it/console.ts'),
  nl: () => import('./nl/console.ts'),
  ja: () => import('./ja/console.ts'),
  pl: () => import('./pl/console.ts'),
  ar: () => import('./ar/console.ts'),
}
