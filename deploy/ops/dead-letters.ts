import { parseArgs } from 'node:util'
import type { Database } from '@punctual/db'
import { type ServiceName, serviceNames } from '@punctual/http'
import { idOf, type OpsCommand, type OpsContext, serviceNamed, UsageProblem } from './command.ts'
import { ownerOf, publishAgain } from './events.ts'

interface Letter {
  id: number
  consumer: string
  eventId: string | null
  type: string
  subject: string
  body: string
  error: string
  attempts: number
  createdAt: Date
  replayedAt: Date | null
}

/** With the names of `Letter`. */
const columns = `id, consumer, event_id as "eventId", type, subject, body, error, attempts,
  created_at as "createdAt", replayed_at as "replayedAt"`

/** Lists, shows, retries and drops what a consumer or a timer gave up on. */
export const deadLetters: OpsCommand = {
  usage: `dead-letters list [--service NAME] [--all]
dead-letters show ID --service NAME
dead-letters retry ID... | --all --service NAME
dead-letters drop ID... --service NAME`,
  summary: 'events and timers that were given up: list, show, retry, drop',
  async run(context, args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { service: { type: 'string' }, all: { type: 'boolean', default: false } },
    })
    const [action, ...ids] = positionals
    if (action === 'list') return list(context, values)
    const service = serviceNamed(values.service)
    const db = context.databases[service]
    if (action === 'show') return letterOf(db, idOf(ids[0]))
    if (action === 'drop') return drop(db, ids.map(idOf))
    if (action === 'retry') return retry(context, service, values.all ? await openIds(db) : ids.map(idOf))
    throw new UsageProblem('dead-letters list, show, retry or drop')
  },
}

async function list(
  { databases }: OpsContext,
  values: { service?: string; all: boolean },
): Promise<unknown[]> {
  const names = values.service ? [serviceNamed(values.service)] : serviceNames
  const found = await Promise.all(
    names.map(async (service) => {
      const letters = await databases[service].sql.unsafe<Letter[]>(
        `select ${columns} from dead_letter ${values.all ? '' : 'where replayed_at is null'} order by id`,
      )
      return letters.map(({ body: _body, error, ...letter }) => ({
        service,
        ...letter,
        error: error.split('\n', 1)[0],
      }))
    }),
  )
  return found.flat()
}

async function letterOf({ sql }: Database, id: number): Promise<Letter> {
  const [letter] = await sql.unsafe<Letter[]>(`select ${columns} from dead_letter where id = $1`, [id])
  if (!letter) throw new UsageProblem(`There is no dead letter ${id}`)
  return letter
}

const openIds = async ({ sql }: Database): Promise<number[]> =>
  (await sql<{ id: number }[]>`select id from dead_letter where replayed_at is null order by id`).map(
    ({ id }) => id,
  )

async function drop({ sql }: Database, ids: readonly number[]): Promise<{ dropped: number }> {
  const { count } = await sql`delete from dead_letter where id = any(${[...ids]}::bigint[])`
  return { dropped: count }
}

/**
 * Publishes the events of dead letters again, and sets their timers again. Their consumer handles
 * them as it does any; others drop them as repeats. What fails again is a dead letter again.
 */
async function retry(context: OpsContext, service: ServiceName, ids: readonly number[]) {
  const result = { retried: 0, impossible: [] as { id: number; reason: string }[] }
  for (const id of ids) {
    const letter = await letterOf(context.databases[service], id)
    const reason = await retryOne(context, service, letter)
    if (reason === undefined) result.retried++
    else result.impossible.push({ id, reason })
  }
  return result
}

/** @returns why it cannot be retried */
async function retryOne(
  context: OpsContext,
  service: ServiceName,
  letter: Letter,
): Promise<string | undefined> {
  const db = context.databases[service]
  if (letter.consumer === 'timers') {
    await setTimerAgain(db, letter, context.clock.now())
    return undefined
  }
  const owner = ownerOf(letter.type)
  if (!letter.eventId || !owner) return 'the message is not an event of this system'
  // Marked first: a failure that follows reopens the letter.
  await db.sql`update dead_letter set replayed_at = ${context.clock.now()} where id = ${letter.id}`
  if (await publishAgain(context.databases[owner], letter.eventId)) return undefined
  await db.sql`update dead_letter set replayed_at = null where id = ${letter.id}`
  return `${owner} keeps events for 30 days, and no longer has this one`
}

async function setTimerAgain(db: Database, letter: Letter, now: Date): Promise<void> {
  const { key, purpose, dueAt, payload, generation } = JSON.parse(letter.body)
  await db.transaction(async ({ sql }) => {
    await sql`
      insert into timer (key, purpose, due_at, generation, payload, run_at)
      values (${key}, ${purpose}, ${new Date(dueAt)}, ${generation}, ${JSON.stringify(payload)}::text::jsonb, ${now})
      on conflict do nothing`
    await sql`update dead_letter set replayed_at = ${now} where id = ${letter.id}`
  })
}
