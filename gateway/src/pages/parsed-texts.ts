import { type ParsedText, parsedText } from '@punctual/messages'
import { build, type Plugin } from 'esbuild'

const parser = '@formatjs/icu-messageformat-parser'

/**
 * Parses the texts of catalogues while a page is bundled, and leaves the parser of ICU messages out
 * of the page: it would be a quarter of the script. A text without placeholders stays a string.
 */
export const parsedTexts: Plugin = {
  name: 'parsed-texts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${parser}$`) }, ({ resolveDir }) => ({
      path: parser,
      namespace: 'without-parser',
      pluginData: resolveDir,
    }))
    onLoad({ filter: /.*/, namespace: 'without-parser' }, ({ pluginData }) => ({
      contents: `export * from '${parser}/no-parser.js'
        export const parse = (value) => [{ type: 0, value }]`,
      resolveDir: pluginData,
    }))
    onLoad({ filter: /[\\/]messages[\\/]src[\\/][a-z]{2}[\\/]\w+\.ts$/ }, async ({ path }) => ({
      contents: moduleOf(await cataloguesIn(path)),
      loader: 'js',
    }))
  },
}

type Catalogue = Readonly<Record<string, string>>

/** Runs the module of a catalogue. @returns its catalogues by the names of their exports */
async function cataloguesIn(path: string): Promise<Readonly<Record<string, Catalogue>>> {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, format: 'esm', write: false })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

function moduleOf(catalogues: Readonly<Record<string, Catalogue>>): string {
  const parsed = (texts: Catalogue): Record<string, string | ParsedText> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parsedText(text)]))
  return Object.entries(catalogues)
    .map(
      ([name, texts], at) => `const c${at} = ${JSON.stringify(parsed(texts))}\nexport { c${at} as ${name} }`,
    )
    .join('\n')
}
