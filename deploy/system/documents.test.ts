import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'

const root = fileURLToPath(new URL('../../', import.meta.url))
const git = ['ls-files', '--cached', '--others', '--exclude-standard']
const generated =
  /^(package-lock\.json|gateway\/src\/docs\/openapi\.json|libs\/\w+\/src\/generated\/.*|LICENSE)$/
const paths = execFileSync('git', git, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(mjs|tsx?|css|md|sql|json|ya?ml)$/.test(path) && !generated.test(path))
  .filter((path) => existsSync(join(root, path)))
const self = 'deploy/system/documents.test.ts'
const files = paths
  .filter((path) => path !== self)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const documents = files.filter(({ path }) => path.endsWith('.md'))

/** Returns the anchors that GitHub creates for the headings of a document. */
function anchorsOf(path: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of readFileSync(join(root, path), 'utf8').matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    for (let [one, count] = [anchor, 0]; ; one = `${anchor}-${count}`) {
      count += 1
      if (anchors.has(one)) continue
      anchors.add(one)
      break
    }
  }
  return anchors
}

/** Returns the problem of a link, if any. */
function problemOf(from: string, target: string, folder: string): string[] {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? from : normalize(join(folder, file))
  if (!existsSync(join(root, path))) return [`${from}: ${target} does not exist`]
  const isMissing = anchor !== undefined && !(path.endsWith('.md') && anchorsOf(path).has(anchor))
  return isMissing ? [`${from}: ${target} has no such heading`] : []
}

t.test('links between documents lead to files and headings that exist', async (t) => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      // Guides also name addresses of the site, such as `/docs`; gateway/test checks those.
      .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
      .flatMap((target) => problemOf(path, target, dirname(path))),
  )
  t.strictSame(broken, [])
  t.ok(documents.some(({ path }) => path.startsWith('docs/decisions/')))
})

t.test('comments that name a document lead to a heading that exists', async (t) => {
  const broken = files
    .filter(({ path }) => !path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\p{L}\p{N}_-]+)?/gu)].flatMap(([target]) =>
        problemOf(path, target, ''),
      ),
    )
  t.strictSame(broken, [])
})

/**
 * References to other texts: a comment has to state the rule itself, or link to a heading of docs/.
 */
const citations = [
  /\bcontract (?:\d|\()|\bcontract's\b|\bpeer contract\b|\bthe peer\b|\bpeer's\b/,
  /\bour decisions\b|\binvariant \d|\(architecture\b|\bresearch(?::| on\b)/,
  /\(spec\b|\b[Tt]he spec\b|\bspec [A-Z]|\bspec's\b/,
  // Numbers of operations.
  /(?<![%\w#-])[EF](?:[1-9]|1\d|20)\b(?!%)/,
]

t.test('no file cites a text outside the repository', (t) => {
  // Merged migrations never change, because databases store their checksums.
  const open = files.filter(({ path }) => !/\/migrations\/.*\.sql$/.test(path))
  const found = open.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
      .filter(({ line }) => citations.some((citation) => citation.test(line)))
      .map(({ line, at }) => `${at}: ${line.trim()}`),
  )
  t.strictSame(found, [])
  t.end()
})

/** Phrases for which the glossary has a plainer one. */
const banned =
  /\b(?:whoever|nobody|somebody|everybody|anew|(?:is|are|was|were|be|been|being) told|of none|alone|brought along)\b/i
/** The Unix account and a test host of that name. */
const exceptions = /'nobody(?:\.invalid)?'|`nobody`/g

t.test('texts use plain words', (t) => {
  const found = files
    .filter(({ path }) => !/\/migrations\/.*\.sql$/.test(path) && path !== 'docs/glossary.md')
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line: line.replaceAll(exceptions, ''), at: `${path}:${index + 1}` }))
        .filter(({ line }) => banned.test(line))
        .map(({ line, at }) => `${at}: ${line.trim()}`),
    )
  t.strictSame(found, [])
  t.end()
})
