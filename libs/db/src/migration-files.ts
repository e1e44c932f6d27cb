import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export interface MigrationFile {
  name: string
  text: string
  /** Hex SHA-256 of the text. */
  checksum: string
}

/**
 * Returns the numbered SQL files (`0001_init.sql`) of the folders, folder by folder, each in
 * numeric order.
 * @throws Error when a name has no number or occurs in two folders: names identify applied
 *   migrations
 */
export async function readMigrations(folders: URL[]): Promise<MigrationFile[]> {
  const files: MigrationFile[] = []
  for (const folder of folders) {
    const base = folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`)
    const names = (await readdir(base)).filter((name) => name.endsWith('.sql')).sort()
    for (const name of names) {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new Error(`${name} in ${base.pathname} has no number`)
      if (files.some((file) => file.name === name)) throw new Error(`two migrations are called ${name}`)
      const text = await readFile(new URL(name, base), 'utf8')
      files.push({ name, text, checksum: createHash('sha256').update(text).digest('hex') })
    }
  }
  return files
}
