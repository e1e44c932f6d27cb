import { randomBytes } from 'node:crypto'
import { asAdmin, withDatabase } from './admin.ts'
import { infrastructure } from './infrastructure.ts'
import { partNames } from './migrate.ts'
import { copyTemplate, ensureTemplate } from './template.ts'
import type { Test } from './test.ts'

const templates = new Map<string, Promise<string>>()

/** Creates the template of all services on that server before the tests need it. */
export async function prepareTemplate(databaseUrl: string): Promise<void> {
  await ensureTemplate(databaseUrl, await partNames())
}

/**
 * Creates a database that is dropped when the test ends; services connect by `serviceUrl`.
 * @param parts whose tables it has, such as `identity`; default: the services and the gateway
 * @returns the administrator's URL
 */
export async function freshDatabase(t: Test, parts?: string[]): Promise<string> {
  const { databaseUrl } = await infrastructure()
  const names = parts ?? (await partNames())
  const key = names.join()
  const template = templates.get(key) ?? ensureTemplate(databaseUrl, names)
  templates.set(key, template)
  const name = `punctual_test_${randomBytes(8).toString('hex')}`
  await copyTemplate(databaseUrl, await template, name)
  t.teardown(() => asAdmin(databaseUrl, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`)))
  return withDatabase(databaseUrl, name)
}
