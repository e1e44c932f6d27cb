import { connectBus, readBacklogs } from '@punctual/bus'
import { silentLog } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { busOf, type OpsCommand, type OpsContext } from './command.ts'

/** How far publishing and consuming are behind. */
export const lag: OpsCommand = {
  usage: 'lag',
  summary: 'events in each outbox, the age of the oldest, and what each consumer has not handled yet',
  async run(context) {
    const outboxes = await readOutboxes(context)
    try {
      return { outboxes, consumers: await readConsumers(context) }
    } catch (error) {
      return { outboxes, consumersUnknown: error instanceof Error ? error.message : String(error) }
    }
  },
}

async function readOutboxes({ databases, clock }: OpsContext) {
  const now = clock.now().getTime()
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
  }
  return outboxes
}

async function readConsumers(context: OpsContext) {
  const { natsUrl: url, prefix } = busOf(context)
  const bus = await connectBus({ url, prefix, name: 'lag', log: silentLog })
  try {
    const consumers: { service: string; stream: string; behind: number }[] = []
    for (const service of serviceNames)
      for (const { stream, waiting } of await readBacklogs(bus, service))
        consumers.push({ service, stream, behind: waiting })
    return consumers
  } finally {
    await bus.close()
  }
}
