import { IntlMessageFormat } from 'intl-messageformat'
import t from 'tap'
import { accountCatalogues } from '../src/account.ts'
import { consentCatalogues } from '../src/consent.ts'
import { consoleCatalogues } from '../src/console.ts'
import { type Language, languages } from '../src/index.ts'
import { mailCatalogues } from '../src/mails.ts'
import { pageCatalogues } from '../src/pages.ts'

type Catalogue = Readonly<Record<string, string>>
/** Loads the catalogues that browsers load one by one. */
const all = async (catalogues: Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(catalogues).map(async ([language, load]) => [language, (await load()).default]),
    ),
  )
const parts: Readonly<Record<string, Readonly<Record<Language, Catalogue>>>> = {
  mails: mailCatalogues,
  pages: await all(pageCatalogues),
  console: await all(consoleCatalogues),
  consent: consentCatalogues,
  account: await all(accountCatalogues),
}

/** Texts that are the same in English and in another language. */
const sameAsEnglish: readonly string[] = [
  'de console live',
  'de console webhooks',
  'de console teams',
  'de console pinged',
  'de console latency',
  'de console rest',
  'de console containing',
  'de console portalUrl',
  'fr console minute',
  'it console portalUrl',
  'nl console portalUrl',
  'pl console portalUrl',
]
/** Names of protocols and units, which are the same in all languages. */
const international = new Set(['answered', 'ms', 'dns', 'tls', 'url'])

type Node = ReturnType<IntlMessageFormat['getAst']>[number]

const nodesOf = (text: string, language: Language): Node[] => {
  const walk = (nodes: Node[]): Node[] =>
    nodes.flatMap((node) => [
      node,
      ...('options' in node ? Object.values(node.options).flatMap(({ value }) => walk(value)) : []),
    ])
  return walk(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst())
}

/** Node types of the parser. */
const [literal, select, plural] = [0, 5, 6]

/** Returns the placeholders, with the options of those that select a text by a word. */
function placeholdersOf(text: string, language: Language): string[] {
  const found = nodesOf(text, language).flatMap((node) => {
    if (node.type === literal || !('value' in node)) return []
    const options = node.type === select && 'options' in node ? Object.keys(node.options).sort() : []
    return [[node.value, ...options].join(' ')]
  })
  return [...new Set(found)].sort()
}

/** Returns the plural categories that whole numbers have in a language. */
function categoriesOf(language: Language, type: Intl.PluralRuleType): Set<string> {
  const rules = new Intl.PluralRules(language, { type })
  return new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))
}

function missingCategories(text: string, language: Language): string[] {
  return nodesOf(text, language).flatMap((node) => {
    if (node.type !== plural || !('pluralType' in node)) return []
    return [...categoriesOf(language, node.pluralType ?? 'cardinal')].filter(
      (category) => !(category in node.options),
    )
  })
}

const wordsOf = (text: string, language: Language): string =>
  nodesOf(text, language)
    .map((node) => (node.type === literal && 'value' in node ? node.value : ''))
    .join(' ')
    .trim()

for (const [part, catalogues] of Object.entries(parts)) {
  const english = catalogues.en
  t.test(`${part}: every language has the keys of English and no others`, async (t) => {
    t.strictSame(Object.keys(catalogues), [...languages])
    for (const language of languages)
      t.strictSame(Object.keys(catalogues[language]).sort(), Object.keys(english).sort(), language)
  })

  t.test(`${part}: every text has the placeholders of the English one and all plurals`, async (t) => {
    const placeholders = (language: Language) =>
      Object.fromEntries(
        Object.keys(english).map((key) => [key, placeholdersOf(catalogues[language][key] ?? '', language)]),
      )
    for (const language of languages) {
      t.strictSame(placeholders(language), placeholders('en'), language)
      const incomplete = Object.entries(catalogues[language]).flatMap(([key, text]) =>
        missingCategories(text, language).map((category) => `${language} ${key}: ${category}`),
      )
      t.strictSame(incomplete, [])
    }
  })

  t.test(`${part}: no text is left in English`, async (t) => {
    const same = languages
      .filter((language) => language !== 'en')
      .flatMap((language) =>
        Object.entries(catalogues[language])
          .filter(([key]) => !(part === 'console' && international.has(key)))
          .filter(([key, text]) => text === english[key] && /\p{L}/u.test(wordsOf(text, language)))
          .map(([key]) => `${language} ${part} ${key}`),
      )
    t.strictSame(
      same,
      sameAsEnglish.filter((each) => each.split(' ')[1] === part),
    )
  })

  t.test(`${part}: no text has an apostrophe that ICU messages read as a quote`, async (t) => {
    for (const language of languages)
      t.strictSame(
        Object.values(catalogues[language]).filter((text) => text.includes("'")),
        [],
        language,
      )
  })
}
