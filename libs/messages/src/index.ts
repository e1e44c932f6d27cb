export { defaultFieldLabels } from './field-labels.ts'
export {
  acceptedTags,
  directionOf,
  formatLocale,
  type Language,
  languageOf,
  languages,
  supportedTag,
  usualClock,
} from './languages.ts'
export { currencyDigits, formatMoney } from './money.ts'
export { remembered } from './remembered.ts'
export { reasonKeyOf, systemReasons } from './system-reasons.ts'
export { type ParsedText, parsedText, type Translate, translator, type Values } from './translate.ts'
export { type Translation, titleIn, translationIn } from './translated.ts'
