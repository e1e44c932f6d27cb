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
  natsUrl: string | undefined
  env: Record<string, string | undefined>
}

/**
 * Reads NATS_URL and `<SERVICE>_DATABASE_URL`, or derives the roles' URLs from DATABASE_URL.
 * What is missing is taken from the servers that `npm start` runs on its data folder.
 * @throws ConfigProblems
 */
export async function opsConfig(env: NodeJS.ProcessEnv = process.env): Promise<OpsConfig> {
  const dataDir = resolve(root, env.PUNCTUAL_DATA_DIR || '.data')
  const adminUrl =
    env.DATABASE_URL ?? (await localUrl(dataDir, 'postgres', (at) => `postgres://postgres:${at}/postgres`))
  const urls = serviceNames.map((name) => {
    const url = env[databaseVariable(name)] ?? (adminUrl && serviceUrl(adminUrl, name))
    return [name, url] as const
  })
  const missing = urls.flatMap(([name, url]) => (url ? [] : [databaseVariable(name)]))
  if (missing.length > 0)
    throw new ConfigProblems(`Set DATABASE_URL, or ${missing.join(', ')}; or run npm start first`)
  return {
    databaseUrls: Object.fromEntries(urls) as Record<ServiceName, string>,
    natsUrl: env.NATS_URL ?? (await localUrl(dataDir, 'nats', (at) => `nats://punctual:${at}`)),
    env,
  }
}

async function localUrl(
  dataDir: string,
  server: 'postgres' | 'nats',
  urlOf: (passwordAndHost: string) => string,
): Promise<string | undefined> {
  const read = (name: string) => readFile(join(dataDir, server, name), 'utf8').then((text) => text.trim())
  try {
    const [port, password] = await Promise.all([read('port'), read('password')])
    return urlOf(`${password}@127.0.0.1:${port}`)
  } catch {
    return undefined
  }
}
