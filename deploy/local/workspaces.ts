import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * Returns the folder of every workspace from the root, such as `services/bookings`.
 * @param from the root of the repository; default: this one
 */
export async function workspaceFolders(from = root): Promise<string[]> {
  const nested = await Promise.all(
    ['libs', 'services'].map(async (parent) =>
      (await readdir(join(from, parent), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${parent}/${name}`),
    ),
  )
  return [...nested.flat(), 'gateway', 'deploy']
}
