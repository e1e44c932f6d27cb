import { randomBytes } from 'node:crypto'
import { asAdmin, withDatabase } from './admin.ts'
import { infrastructure } from './infrastructure.ts'
import { migrateAll } from './migrate-all.ts'
import { ensureTemplate } from './template.ts'
import type { Test } from './test.ts'

let template: Promise<string> | undefined

/**
 * @returns the administrator's URL of a new database with every service's tables, dropped when the test ends;
 * services connect to it by `serviceUrl`
 */
export async function freshDatabase(t: Test): Promise<string> {
  const { databaseUrl } = await infrastructure()
  template ??= ensureTemplate(databaseUrl, migrateAll)
  const from = await template
  const name = `punctual_test_${randomBytes(8).toString('hex')}`
  await asAdmin(databaseUrl, (query) => query(`create database ${name} template ${from}`))
  t.teardown(() => asAdmin(databaseUrl, (query) => query(`drop database if exists ${name} with (force)`)))
  return withDatabase(databaseUrl, name)
}
