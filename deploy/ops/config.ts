import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { serviceUrl } from '@punctual/db'
import { type ServiceName, serviceNames } from '@punctual/http'
import { ConfigProblems } from '../local/config.ts'
import { root } from '../local/root.ts'
import { databaseVariable } from '../local/topology.ts'

/** Where the operator's commands connect. */
export interface OpsConfig {
  /** The URL of each service's own role. */
  databaseUrls: Record<ServiceName, string>
  env: Record<string, string | undefined>
}

/**
 * Reads `<SERVICE>_DATABASE_URL`, or derives the roles' URLs from DATABASE_URL. Without either,
 * uses the Postgres that `npm start` runs on its data folder.
 * @throws ConfigProblems
 */
export async function opsConfig(env: NodeJS.ProcessEnv = process.env): Promise<OpsConfig> {
  const adminUrl = env.DATABASE_URL ?? (await localAdminUrl(resolve(root, env.PUNCTUAL_DATA_DIR || '.data')))
  const urls = serviceNames.map((name) => {
    const url = env[databaseVariable(name)] ?? (adminUrl && serviceUrl(adminUrl, name))
    return [name, url] as const
  })
  const missing = urls.flatMap(([name, url]) => (url ? [] : [databaseVariable(name)]))
  if (missing.length > 0)
    throw new ConfigProblems(`Set DATABASE_URL, or ${missing.join(', ')}; or run npm start first`)
  return { databaseUrls: Object.fromEntries(urls) as Record<ServiceName, string>, env }
}

async function localAdminUrl(dataDir: string): Promise<string | undefined> {
  const read = (name: string) => readFile(join(dataDir, 'postgres', name), 'utf8').then((text) => text.trim())
  try {
    const [port, password] = await Promise.all([read('port'), read('password')])
    return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  } catch {
    return undefined
  }
}
