import { Connection } from './connection.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'
import { prepareService } from './roles.ts'
import { roleOf, schemaOf } from './service-url.ts'
import { createSession, type Session } from './session.ts'
import type { Sql } from './sql.ts'

export interface MigrationSet {
  /** The service's name, such as `webhook-delivery`. */
  service: string
  /** Password of the service's role. */
  password: string
  /**
   * Folders of the service's own numbered SQL files and of the libraries that it uses; the
   * platform's files always come first.
   */
  folders: URL[]
}

const platform = new URL('./migrations/', import.meta.url)

/** An arbitrary number that no other lock uses: "punctual" on a telephone keypad. */
const lockKey = '786828825'

/**
 * Updates every service's role, schema and tables. Several processes may call it in parallel: an
 * advisory lock serializes them. Each file runs in its own transaction as the service's role, which
 * therefore owns what it creates.
 * @throws Error when an applied file was changed, or is missing
 */
export async function migrate(adminUrl: string, sets: MigrationSet[]): Promise<void> {
  const files = await Promise.all(sets.map((set) => readMigrations([platform, ...set.folders])))
  const session = createSession(new Connection(adminUrl, { parameters: { application_name: 'migrate' } }))
  try {
    await session.sql`select pg_advisory_lock(${lockKey}::bigint)`
    await session.sql.unsafe(`
      create extension if not exists btree_gist schema public;
      revoke create on schema public from public;
      grant usage on schema public to public`)
    for (const [index, set] of sets.entries()) {
      await prepareService(session, set.service, set.password)
      await applyFiles(session, set.service, files[index] ?? [])
    }
  } finally {
    await session.close()
  }
}

/**
 * Returns the migrations of a service that its schema does not have yet.
 * @param sql of the service, in its schema
 */
export async function pendingMigrations(sql: Sql, folders: URL[]): Promise<string[]> {
  const files = await readMigrations([platform, ...folders])
  const rows = await sql<{ name: string }[]>`select name from migration`
  const applied = new Set(rows.map(({ name }) => name))
  return files.map(({ name }) => name).filter((name) => !applied.has(name))
}

async function applyFiles(session: Session, service: string, files: MigrationFile[]): Promise<void> {
  const schema = schemaOf(service)
  const rows = await session.sql.unsafe<{ name: string; checksum: string }[]>(
    `select name, checksum from "${schema}".migration`,
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const file of files) {
    const { name, checksum } = file
    const known = applied.get(name)
    if (known === checksum) continue
    if (known !== undefined) throw new Error(`${service}: ${name} has changed after it was applied`)
    await applyFile(session, service, file).catch((error: unknown) => {
      throw new Error(`${service}: ${name} failed: ${error}`, { cause: error })
    })
  }
}

async function applyFile(session: Session, service: string, file: MigrationFile): Promise<void> {
  const schema = schemaOf(service)
  await session.transaction(async (tx) => {
    await tx.sql.unsafe(`set local role "${roleOf(service)}"; set local search_path = "${schema}", public`)
    await tx.sql.unsafe(file.text)
    await tx.sql.unsafe('reset role')
    await tx.sql`
      insert into ${tx.sql(`${schema}.migration`)} (name, checksum, applied_at)
      values (${file.name}, ${file.checksum}, clock_timestamp())`
  })
}
