import { createHash, randomInt } from 'node:crypto'
import { anonymousCaller } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import { contextHeader, createContextSigner, issuerHeader, parseSigningKey } from '@punctual/http'
import { median, startStack, TestClock } from '@punctual/testing'
import { Pool } from 'undici'
import { type BenchRun, interleaved } from './harness.ts'

const few = { keys: 10, organizations: 10 }
const many = { keys: 10_000, organizations: 1_000 }
/** Maximum slowdown of a lookup among many keys, against a few. */
const longest = 1.3

/**
 * Microseconds in which identity resolves a key: one of 10 000 in 1 000 organizations, against one
 * of 10.
 */
export async function keysBench(run: BenchRun): Promise<void> {
  const [ours, baseline] = [await startIdentity(run, many), await startIdentity(run, few)]
  await ours()
  await baseline()
  const costs = await interleaved(run, ours, baseline)
  const name = `key lookup, µs: ${many.keys} keys of ${many.organizations} organizations, against ${few.keys}`
  run.report({ name, ...costs, ratio: costs.baseline / costs.ours, target: Number((1 / longest).toFixed(2)) })
}

const keyOf = (number: number) => `bench key ${number}`
const digestOf = (number: number) => createHash('sha256').update(keyOf(number)).digest('hex')

/** Returns a function that looks keys up and returns the median in microseconds. */
async function startIdentity(
  { resources, pick }: BenchRun,
  size: typeof few,
): Promise<() => Promise<number>> {
  const counted = pick(1_000, 250)
  const clock = new TestClock()
  const stack = await startStack(resources, { services: ['identity'], clock })
  await fill(serviceUrl(stack.databaseUrl, 'identity'), size)
  const signer = createContextSigner(
    parseSigningKey(stack.env.gateway.CONTEXT_SIGNING_KEY ?? ''),
    'gateway',
    clock,
  )
  const headers = {
    [contextHeader]: await signer.signCaller(anonymousCaller('bench')),
    [issuerHeader]: await signer.signIssuer('identity'),
    'content-type': 'application/json',
  }
  const pool = new Pool(stack.parts.identity?.url ?? '', { connections: 1 })
  resources.teardown(() => pool.close())
  return async () => {
    const times: number[] = []
    for (let count = 0; count < counted; count++) {
      const body = JSON.stringify({ scheme: 'api-key', digest: digestOf(1 + randomInt(size.keys)) })
      const started = performance.now()
      const answer = await pool.request({ method: 'POST', path: '/internal/authenticate', headers, body })
      const text = await answer.body.text()
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${text}`)
      times.push((performance.now() - started) * 1_000)
    }
    return median(times)
  }
}

/** Creates organizations with one member per role and a key of each user. */
async function fill(url: string, { keys, organizations }: typeof few): Promise<void> {
  const db = openDatabase(url, { schema: 'identity', transactionConnections: 1, statementConnections: 1 })
  const at = new Date(0)
  try {
    await db.sql`
      with orgs as (
        insert into team (id, organization_id, parent_id, is_organization, name, slug, created_at, updated_at)
        select 1000000 + n, 1000000 + n, 0, true, 'Bench', 'bench-' || n, ${at}, ${at}
        from generate_series(0, ${organizations}::int - 1) as n
      ), users as (
        insert into "user" (organization_id, email, username, name, time_zone, locale, time_format, week_start,
          created_at, updated_at)
        select 1000000 + n % ${organizations}::int, 'u' || n || '@example.com', 'bench-' || n, 'Bench', 'UTC', 'en', 24,
          'Monday', ${at}, ${at}
        from generate_series(1, ${keys}::int) as n
        returning id, organization_id, username
      ), members as (
        insert into membership (organization_id, team_id, user_id, role, accepted, created_at, updated_at)
        select organization_id, organization_id, id, 'MEMBER', true, ${at}, ${at} from users
      )
      insert into credential (organization_id, kind, digest, user_id, start, created_at)
      select organization_id, 'api-key', encode(sha256(('bench key ' || substr(username, 7))::bytea), 'hex'), id,
        'svc_', ${at}
      from users`
    for (const table of ['team', '"user"', 'membership', 'credential'])
      await db.sql.unsafe(`analyze ${table}`)
  } finally {
    await db.close()
  }
}
