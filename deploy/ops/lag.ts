import { serviceNames } from '@punctual/http'
import type { OpsCommand } from './command.ts'

/** How far publishing and consuming are behind. */
export const lag: OpsCommand = {
  usage: 'lag',
  summary: 'events in each outbox, the age of the oldest, and what each consumer has not handled yet',
  async run({ databases, clock }) {
    const now = clock.now().getTime()
    const published = new Map<string, number>()
    const outboxes: { service: string; waiting: number; oldestSeconds: number; deadLetters: number }[] = []
    for (const service of serviceNames) {
      const { sql } = databases[service]
      const [row] = await sql<{ waiting: number; oldest: Date | null; letters: number }[]>`
        select count(*)::int as waiting, min(created_at) as oldest,
          (select count(*)::int from dead_letter where replayed_at is null) as letters
        from outbox`
      const { waiting = 0, oldest = null, letters = 0 } = row ?? {}
      const oldestSeconds = oldest ? Math.max(0, Math.round((now - oldest.getTime()) / 1000)) : 0
      outboxes.push({ service, waiting, oldestSeconds, deadLetters: letters })
      for (const { stream, last } of await sql<{ stream: string; last: number }[]>`
        select stream, last_seq as last from relay_state`)
        published.set(stream, last)
    }
    const consumers: { service: string; stream: string; behind: number }[] = []
    for (const service of serviceNames)
      for (const { stream, last } of await databases[service].sql<{ stream: string; last: number }[]>`
        select stream, last_seq as last from consumer_state order by stream`)
        consumers.push({ service, stream, behind: Math.max(0, (published.get(stream) ?? last) - last) })
    return { outboxes, consumers }
  },
}
