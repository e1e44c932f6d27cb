import { dirname, join } from 'node:path'
import t from 'tap'
import {
  parseSource,
  readSources,
  readWorkspaces,
  type SourceFile,
  typeImportsOf,
  visitNodes,
} from './source-files.ts'

// The folders of services and of the gateway, which of them may import which, and how the code in
// them is laid out (CONTRIBUTING.md#the-folders-of-a-service).

const workspaces = (await readWorkspaces()).filter(({ folder }) => folder !== '')
const files = (await Promise.all(workspaces.map(readSources))).flat()
const sources = files.filter(({ isTest }) => !isTest)

/** Files that a service's `src` may contain beside its folders, and those of the gateway. */
const maxFilesBesideFolders = (folder: string): number => (folder === 'gateway' ? 10 : 7)
const maxFunctionLines = 60
const maxCommentColumns = 100

/**
 * What the files of a folder may import from their own service. Folders without a row are adapters
 * of something outside: calendars, payments, channels.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  config: ['domain'],
  db: ['domain', 'db'],
  deps: ['domain', 'db', 'config', 'adapters'],
  adapters: ['domain', 'db', 'config', 'deps', 'adapters'],
  present: ['domain', 'db', 'config', 'deps', 'present'],
  guards: ['domain', 'db', 'config', 'deps', 'adapters', 'present', 'guards'],
  app: ['domain', 'db', 'config', 'deps', 'adapters', 'present', 'guards', 'app'],
  events: ['domain', 'db', 'config', 'deps', 'adapters', 'present', 'guards', 'app', 'events'],
  routes: ['domain', 'db', 'config', 'deps', 'adapters', 'present', 'guards', 'app', 'routes'],
}

const inputAndOutput =
  /^node:(child_process|dgram|dns|fs|http|http2|https|net|process|stream|timers|tls|worker_threads)\b|^@punctual\/(bus|db|egress|http|servers|timers)$|^(drizzle-orm|fastify|got|nats|nodemailer|postgres|stripe|undici)\b/

const service = /^(services\/[^/]+\/src)\/(.+)$/

/** Returns the folder of a file of a service; `deps` and `config` for these files, else `root`. */
function folderOf(path: string): string | undefined {
  const [first = '', ...rest] = service.exec(path)?.[2]?.split('/') ?? []
  if (first === '') return undefined
  if (rest.length > 0) return first in mayImport ? first : 'adapters'
  return first === 'deps.ts' || first === 'config.ts' ? first.replace('.ts', '') : 'root'
}

const targetOf = ({ path }: SourceFile, specifier: string): string => join(dirname(path), specifier)
const relative = ({ imports }: SourceFile): string[] =>
  imports.filter((specifier) => specifier.startsWith('.'))

t.test('few files stand beside the folders', async (t) => {
  const counts = new Map<string, number>()
  for (const { path, workspace } of sources) {
    const isBeside = dirname(path) === `${workspace.folder}/src`
    if (isBeside && !workspace.folder.startsWith('libs/'))
      counts.set(workspace.folder, (counts.get(workspace.folder) ?? 0) + 1)
  }
  t.equal(counts.size, 6, 'five services and the gateway')
  for (const [folder, count] of counts) t.ok(count <= maxFilesBesideFolders(folder), `${folder}: ${count}`)
})

t.test('imports follow the directions between the folders of a service', async (t) => {
  const breaches = sources.flatMap((file) => {
    const allowed = mayImport[folderOf(file.path) ?? '']
    if (!allowed) return []
    return relative(file)
      .map((specifier) => targetOf(file, specifier))
      .filter((target) => !allowed.includes(folderOf(target) ?? ''))
      .map((target) => `${file.path} imports ${target}`)
  })
  t.strictSame(breaches, [])
})

t.test('the domain does no input or output', async (t) => {
  const breaches = sources
    .filter(({ path }) => folderOf(path) === 'domain')
    .flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => inputAndOutput.test(specifier))
        .map((specifier) => `${path} imports ${specifier}`),
    )
  t.strictSame(breaches, [])
})

t.test('a route that changes something leaves the statements to app/', async (t) => {
  const changing = sources.filter(
    ({ path, text }) => folderOf(path) === 'routes' && /\bapp\.(post|put|patch|delete)\(/.test(text),
  )
  t.ok(changing.length > 50, `${changing.length} files`)
  const breaches = changing.flatMap((file) => {
    const types = typeImportsOf(file)
    return relative(file)
      .filter((specifier) => !types.has(specifier))
      .map((specifier) => targetOf(file, specifier))
      .filter((target) => folderOf(target) === 'db')
      .map((target) => `${file.path} imports ${target}`)
  })
  t.strictSame(breaches, [])
})

t.test('files do not import each other in circles, types included', async (t) => {
  const graph = new Map(
    sources.map((file) => [file.path, relative(file).map((specifier) => targetOf(file, specifier))]),
  )
  t.strictSame(circlesIn(graph), [])
})

/**
 * Returns the groups of files that import each other: the strongly connected components with more
 * than one member (Tarjan's algorithm).
 */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const seenAt = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (path: string): number => {
    const at = seenAt.size
    seenAt.set(path, at)
    let low = at
    open.push(path)
    for (const target of graph.get(path) ?? []) {
      if (!graph.has(target)) continue
      if (!seenAt.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, seenAt.get(target) ?? at)
    }
    if (low === at) {
      const members = open.splice(open.indexOf(path))
      if (members.length > 1) circles.push(members)
    }
    return low
  }
  for (const path of graph.keys()) if (!seenAt.has(path)) visit(path)
  return circles
}

t.test('the comment of a long function says why it is long', async (t) => {
  t.strictSame(sources.flatMap(unexplained), [])
})

/** Returns the functions with too many lines whose statement's comment has no `Long because`. */
function unexplained({ path, text }: SourceFile): string[] {
  if (text.split('\n').length <= maxFunctionLines) return []
  const found: string[] = []
  for (const statement of parseSource({ path, text }).body) {
    const comments = statement.leadingComments ?? []
    if (comments.some(({ value }) => /\blong[\s*]+because\b/i.test(value))) continue
    visitNodes(statement, ({ type, loc }) => {
      const lines = loc ? loc.end.line - loc.start.line + 1 : 0
      const isFunction = /Function(Declaration|Expression)$|Method$/.test(type)
      if (isFunction && lines > maxFunctionLines) found.push(`${path}:${loc?.start.line}: ${lines} lines`)
    })
  }
  return found
}

t.test(`comments end by column ${maxCommentColumns}`, async (t) => {
  const wide = files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, at) => ({ line, at: at + 1 }))
      .filter(({ line }) => /^\s*(\/\/|\/?\*)/.test(line) && line.length > maxCommentColumns)
      .map(({ at }) => `${path}:${at}`),
  )
  t.strictSame(wide, [])
})

t.test('rows have camelCase fields', async (t) => {
  const row = /(?:\bsql(?:\.unsafe)?<\s*|\binterface \w*Row\b[^{]*)\{[^}]*?\b([a-z]+_[a-z_]+)\??:/g
  const breaches = sources.flatMap(({ path, text }) =>
    [...text.matchAll(row)].map(([, field]) => `${path}: ${field}`),
  )
  t.strictSame(breaches, [])
})

t.test('every table in a drizzle schema is used by a query', async (t) => {
  const schemas = sources.filter(({ path }) => path.endsWith('/db/schema.ts'))
  t.ok(schemas.length > 0)
  const unused = schemas.flatMap(({ path, text }) => {
    const service = path.slice(0, path.indexOf('src/') + 4)
    const importers = sources.filter((file) => file.path.startsWith(service) && /schema\.ts'/.test(file.text))
    return [...text.matchAll(/^export const (\w+) = pgTable\(/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !importers.some((file) => new RegExp(`\\b${name}\\b`).test(file.text)))
      .map((name) => `${path}: ${name}`)
  })
  t.strictSame(unused, [])
})

// Files of one process share the test that this holds for.
t.test('the timeout of a test file is the one of all files', async (t) => {
  const others = files
    .filter(({ path }) => path.endsWith('.test.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^t\.setTimeout\((?!fileTimeoutMs\b).*$/gm)].map(([line]) => `${path}: ${line}`),
    )
  t.strictSame(others, [])
})
