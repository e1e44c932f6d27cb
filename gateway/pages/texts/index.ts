import { textsFor } from '../translations.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const { language, locale, text } = textsFor(en, { en, de })
