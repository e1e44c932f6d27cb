import type { ModelledStatement } from './modelled-statement.ts'

interface NewOutboxRow {
  id: string
  subject: string
  type: string
  body: string
  created_at: Date
}

/** Outbox, event log, inbox, positions in streams, and locks. */
export const busStatements: readonly ModelledStatement[] = [
  {
    sql: 'insert into outbox ?',
    run({ store, values: [rows] }) {
      const added = rows as NewOutboxRow[]
      for (const { id, subject, type, body, created_at } of added)
        store.outbox.add({ pos: store.next('outbox'), id, subject, type, body, created_at })
      return added.length
    },
  },
  {
    sql: 'select pos, id, subject, type, body from outbox where pos <> all(?::bigint[]) order by pos limit ?',
    run({ store, values }) {
      const [without, limit] = values as [number[], number]
      return store.outbox
        .all()
        .filter(({ pos }) => !without.includes(pos))
        .slice(0, limit)
        .map(({ created_at: _, ...row }) => row)
    },
  },
  {
    sql: 'with published as ( select * from unnest(?::bigint[], ?::bigint[]) as p (pos, nats_seq) ), moved as ( delete from outbox',
    run({ store, values }) {
      const [positions, sequences, last, , stream] = values as [number[], number[], number, Date, string]
      positions.forEach((pos, at) => {
        const row = store.outbox.find(pos)
        if (!row) return
        store.outbox.remove(row)
        store.eventLog.add({ ...row, sequence: sequences[at] ?? 0 })
      })
      const state = store.relayState.find(stream)
      if (!state) return 0
      store.relayState.put({ ...state, lastSequence: Math.max(state.lastSequence, last) })
      return 1
    },
  },
  {
    sql: 'select stream_created as created, last_seq as "lastSequence" from relay_state where stream = ?',
    run: ({ store, values: [stream] }) => positionsOf([store.relayState.find(stream as string)]),
  },
  {
    sql: 'insert into relay_state (stream, stream_created, last_seq, updated_at) values (?, ?, ?, ?) on conflict (stream) do update',
    run({ store, values }) {
      const [key, created, lastSequence] = values as [string, string, number]
      store.relayState.put({ key, created, lastSequence })
      return 1
    },
  },
  {
    sql: 'select pos, id, subject, type, body, created_at from event_log where created_at >= ? and pos > ? order by pos limit ?',
    run({ store, values }) {
      const [since, after, limit] = values as [Date, number, number]
      return store.eventLog
        .all()
        .filter(({ pos, created_at }) => pos > after && created_at >= since)
        .sort((a, b) => a.pos - b.pos)
        .slice(0, limit)
        .map(({ sequence: _, ...row }) => row)
    },
  },
  {
    sql: 'update event_log set nats_seq = replayed.nats_seq from unnest(',
    run({ store, values }) {
      const [positions, , sequences] = values as [number[], string[], number[]]
      positions.forEach((pos, at) => {
        const row = store.eventLog.find(pos)
        if (row) store.eventLog.put({ ...row, sequence: sequences[at] ?? 0 })
      })
      return undefined
    },
  },
  {
    sql: 'select stream_created as created, last_seq as "lastSequence" from consumer_state where consumer = ? and stream = ?',
    run: ({ store, values }) => positionsOf([store.consumerState.find(...(values as string[]))]),
  },
  {
    sql: 'insert into consumer_state (consumer, stream, stream_created, last_seq, updated_at) values (?, ?, ?, ?, ?) on conflict (consumer, stream) do update',
    run({ store, values }) {
      const [consumer, stream, created, lastSequence] = values as [string, string, string, number]
      store.consumerState.put({ key: `${consumer} ${stream}`, created, lastSequence })
      return 1
    },
  },
  {
    sql: 'with advanced as ( update consumer_state set last_seq = greatest(last_seq, ?::bigint), updated_at = ? where consumer = ? and stream = ? ) insert into inbox',
    run({ store, values }) {
      const [last, , durable, stream, consumer, , ids] = values as [
        number,
        Date,
        string,
        string,
        string,
        Date,
        string[],
      ]
      const state = store.consumerState.find(durable, stream)
      if (state) store.consumerState.put({ ...state, lastSequence: Math.max(state.lastSequence, last) })
      return ids
        .filter((id) => store.inbox.add({ key: `${consumer} ${id}` }) || !store.hasInboxKey)
        .map((eventId) => ({ eventId }))
    },
  },
  {
    sql: 'insert into handled (event_id, subject, version) values (?, ?, ?)',
    run({ store, values }) {
      const [, subject, version] = values as [string, string, number]
      store.handled.add({ pos: store.next('handled'), subject, version })
      return 1
    },
  },
  {
    sql: 'select pg_try_advisory_lock(hashtextextended(?, 0)) as mine',
    run({ store, values: [key], connection }) {
      const owner = store.locks.get(key as string) ?? connection
      if (owner === connection) store.locks.set(key as string, connection)
      return [{ mine: owner === connection }]
    },
  },
  {
    sql: 'select pg_advisory_unlock(hashtextextended(?, 0))',
    run({ store, values: [key], connection }) {
      if (store.locks.get(key as string) === connection) store.locks.delete(key as string)
      return undefined
    },
  },
  { sql: 'select pg_notify(?, ?)', run: () => undefined },
]

const positionsOf = (
  rows: readonly ({ created: string; lastSequence: number } | undefined)[],
): readonly object[] =>
  rows.flatMap((row) => (row ? [{ created: row.created, lastSequence: row.lastSequence }] : []))
