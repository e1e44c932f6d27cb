import {
  type Database,
  migrate,
  openConnection,
  openDatabase,
  servicePassword,
  serviceUrl,
} from '@punctual/db'
import { freshDatabase, type Test } from '@punctual/testing'
import { modelConnections } from './model/client.ts'
import { sharedConnections } from './model/shadow.ts'
import { Store } from './model/store.ts'

/** What can be switched off, so that the check must notice it. */
export const safeguards = ['deduplication', 'sequence', 'locks', 'timer rows'] as const
export type Safeguard = (typeof safeguards)[number]

/** What statements run in: Postgres, a model in memory, or both, each result compared. */
export const groundKinds = ['postgres', 'model', 'both'] as const
export type GroundKind = (typeof groundKinds)[number]

/** The databases of all simulations of a program, which run one after the other. */
export interface Ground {
  kind: GroundKind
  publisher: Database
  sink: Database
  admin: Database
  /** What the model could not do since the last reset, and where it differed from Postgres. */
  problems: readonly string[]
  /** Empties the tables, and takes the safeguard away. */
  reset(without: Safeguard | undefined): Promise<void>
}

type Connect = NonNullable<Parameters<typeof openDatabase>[1]['connect']>

/** Milliseconds and seconds: Postgres's real time is no part of the simulation. */
const statementTimeout = 300_000
const connectTimeout = 300

const openPatiently: Connect = (url, options) => openConnection(url, { ...options, connectTimeout })

/** Prepares Postgres, or the model in its place. */
export async function prepareGround(t: Test, kind: GroundKind): Promise<Ground> {
  const store = new Store()
  const connect: Connect = {
    postgres: openPatiently,
    model: modelConnections(store),
    both: sharedConnections(store, openPatiently),
  }[kind]
  const url = kind === 'model' ? 'postgres://model:model@model/model' : await preparePostgres(t)
  const open = (user: string, schema: string) => openDatabase(user, { schema, statementTimeout, connect })
  const databases = {
    publisher: open(serviceUrl(url, 'bookings'), 'bookings'),
    sink: open(serviceUrl(url, 'webhook-delivery'), 'webhook_delivery'),
    admin: open(url, 'public'),
  }
  const owner =
    kind === 'model'
      ? undefined
      : openDatabase(url, { schema: 'public', statementTimeout, connect: openPatiently })
  t.teardown(() => Promise.all(Object.values({ ...databases, owner }).map((db) => db?.close())))
  let missing: Safeguard | undefined
  return {
    kind,
    ...databases,
    problems: store.problems,
    async reset(without) {
      store.clear()
      store.hasInboxKey = without !== 'deduplication'
      store.setsTimersAgain = without === 'timer rows'
      if (!owner) return
      await clean(owner)
      if (without !== missing) await take(owner, without)
      missing = without
    },
  }
}

async function preparePostgres(t: Test): Promise<string> {
  const url = await freshDatabase(t, ['webhook-delivery'])
  const password = servicePassword(url, 'bookings')
  await migrate(url, [{ service: 'bookings', password, folders: [] }])
  const sink = openDatabase(serviceUrl(url, 'webhook-delivery'), { schema: 'webhook_delivery' })
  await sink.sql.unsafe(`
    create table handled (
      pos bigint generated always as identity, event_id uuid, subject text, version integer);
    create table fired (key text, at timestamptz);
    create function set_again() returns trigger language plpgsql as $$
    begin
      if (select count(*) from fired where key = old.key) < 2 then insert into timer select old.*; end if;
      return null;
    end $$`)
  // Postgres takes equally early rows in an order that vacuum and new statistics would change.
  for (const table of ['webhook_queue', 'webhook_state', 'timer'])
    await sink.sql.unsafe(`alter table ${table} set (autovacuum_enabled = off)`)
  await sink.close()
  return url
}

async function clean({ sql }: Database): Promise<void> {
  await sql.unsafe(`
    truncate bookings.outbox, bookings.event_log, bookings.relay_state restart identity;
    set search_path = webhook_delivery;
    truncate inbox, consumer_state, dead_letter, timer, handled, fired, webhook, webhook_event, webhook_delivery,
      webhook_attempt, webhook_queue restart identity cascade`)
}

/** Puts all safeguards back but one. */
async function take({ sql }: Database, without: Safeguard | undefined): Promise<void> {
  await sql.unsafe(`
    set search_path = webhook_delivery;
    alter table inbox drop constraint if exists inbox_pkey;
    drop trigger if exists broken on timer`)
  if (without !== 'deduplication')
    await sql.unsafe(
      'alter table webhook_delivery.inbox add constraint inbox_pkey primary key (consumer, event_id)',
    )
  if (without === 'timer rows')
    await sql.unsafe(`
      create trigger broken after delete on webhook_delivery.timer for each row
        execute function webhook_delivery.set_again()`)
}
