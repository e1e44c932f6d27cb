import { randomBytes } from 'node:crypto'
import { asAdmin, withDatabase } from './admin.ts'
import { infrastructure } from './infrastructure.ts'
import { serviceNames } from './migrate.ts'
import { copyTemplate, ensureTemplate } from './template.ts'
import type { Test } from './test.ts'

const templates = new Map<string, Promise<string>>()

/** Makes the template of all services on that server before the tests ask for it. */
export async function prepareTemplate(databaseUrl: string): Promise<void> {
  await ensureTemplate(databaseUrl, await serviceNames())
}

/**
 * @param services whose tables it has; default: all
 * @returns the administrator's URL of a new database, dropped when the test ends; services connect by `serviceUrl`
 */
export async function freshDatabase(t: Test, services?: string[]): Promise<string> {
  const { databaseUrl } = await infrastructure()
  const names = services ?? (await serviceNames())
  const key = names.join()
  const template = templates.get(key) ?? ensureTemplate(databaseUrl, names)
  templates.set(key, template)
  const name = `punctual_test_${randomBytes(8).toString('hex')}`
  await copyTemplate(databaseUrl, await template, name)
  t.teardown(() => asAdmin(databaseUrl, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`)))
  return withDatabase(databaseUrl, name)
}
