import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

const ignored = new Set(['node_modules', 'dist'])

/** Returns the paths of all test files, from the root. */
async function findAll(): Promise<string[]> {
  const folders = ['deploy', 'gateway', 'libs', 'services']
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  )
  return found
    .flat()
    .filter((path) => path.endsWith('.test.ts') && !path.split('/').some((part) => ignored.has(part)))
}

/**
 * Returns the named files, and the test files of named folders; without names, all test files.
 * @throws Error for a name that is neither
 */
export async function findTestFiles(names: readonly string[]): Promise<string[]> {
  const all = await findAll()
  if (names.length === 0) return all
  const files = names.flatMap((name) => {
    const below = all.filter((path) => path.startsWith(`${name.replace(/\/+$/, '')}/`))
    if (below.length > 0) return below
    if (name.endsWith('.ts') && existsSync(join(root, name))) return [name]
    throw new Error(`No test file, and no folder with some: ${name}`)
  })
  return [...new Set(files)]
}
