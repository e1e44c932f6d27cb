import type { AccountKey, AccountTexts } from './en/account.ts'
import type { ConsentKey, ConsentTexts } from './en/consent.ts'
import type { Language } from './languages.ts'

/** The account page shows the scopes of apps in the words of the consent page. */
export type AccountPageKey = AccountKey | ConsentKey
export type AccountPageTexts = AccountTexts & ConsentTexts

type Loaded = [{ consent: ConsentTexts }, { account: AccountTexts }]

const joined = async (parts: Promise<Loaded>): Promise<{ default: AccountPageTexts }> => {
  const [{ consent }, { account }] = await parts
  return { default: { ...consent, ...account } }
}

/** The texts of the sign-in page and of the account page, by language: they load only their own. */
export const accountCatalogues: Readonly<Record<Language, () => Promise<{ default: AccountPageTexts }>>> = {
  en: () => joined(Promise.all([import('./en/consent.ts'), import('./en/account.ts')])),
  de: () => joined(Promise.all([import('./de/consent.ts'), import('./de/account.ts')])),
  fr: () => joined(Promise.all([import('./fr/consent.ts'), import('./fr/account.ts')])),
  es: () => joined(Promise.all([import('./es/consent.ts'), import('./es/account.ts')])),
  pt: () => joined(Promise.all([import('./pt/consent.ts'), import('./pt/account.ts')])),
  it: () => joined(Promise.all([import('./it/consent.ts'), import('./it/account.ts')])),
  nl: () => joined(Promise.all([import('./nl/consent.ts'), import('./nl/account.ts')])),
  ja: () => joined(Promise.all([import('./ja/consent.ts'), import('./ja/account.ts')])),
  pl: () => joined(Promise.all([import('./pl/consent.ts'), import('./pl/account.ts')])),
  ar: () => joined(Promise.all([import('./ar/consent.ts'), import('./ar/account.ts')])),
}
