import { sqlState } from './errors.ts'
import { pause } from './pause.ts'
import { scramVerifier } from './scram.ts'
import { roleOf, schemaOf } from './service-url.ts'
import type { Session } from './session.ts'

const tries = 20

/**
 * Creates the service's role and its schema, which only that role can use. Roles belong to the
 * whole server, so the lock of one database does not protect them: a migration of another database
 * may change them in parallel.
 */
export async function prepareService(session: Session, service: string, password: string): Promise<void> {
  const role = roleOf(service)
  const schema = schemaOf(service)
  for (let attempt = 1; ; attempt++) {
    try {
      await prepareRole(session, role, password)
      break
    } catch (error) {
      if (attempt === tries || !isRace(error)) throw error
      await pause(attempt * 10 + Math.random() * 50)
    }
  }
  await session.sql.unsafe(`
    create schema if not exists "${schema}" authorization "${role}";
    revoke all on schema "${schema}" from public;
    create table if not exists "${schema}".migration (
      name text primary key, checksum text not null, applied_at timestamptz not null
    );
    grant select on "${schema}".migration to "${role}"`)
}

async function prepareRole(session: Session, role: string, password: string): Promise<void> {
  const [found] = await session.sql<{ isKnown: boolean; iterations: string | null }[]>`
    select exists (select from pg_roles where rolname = ${role}) as "isKnown",
      current_setting('scram_iterations', true) as iterations`
  const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication'
  const verifier = scramVerifier(password, Number(found?.iterations ?? 4096))
  await session.sql.unsafe(
    `${found?.isKnown ? 'alter' : 'create'} role "${role}" ${attributes} password '${verifier}'`,
  )
  await session.sql.unsafe(`grant "${role}" to current_user`)
  const [{ database = '' } = {}] = await session.sql<
    { database: string }[]
  >`select current_database() as database`
  await session.sql.unsafe(`grant connect on database "${database.replaceAll('"', '""')}" to "${role}"`)
}

/** Concurrent create or alter of one role: duplicate, or "tuple concurrently updated". */
function isRace(error: unknown): boolean {
  const state = sqlState(error)
  return state === '23505' || state === '42710' || (state === 'XX000' && /concurrently/.test(String(error)))
}
