import { parseArgs } from 'node:util'
import type { OpsCommand, OpsContext } from './command.ts'
import { publishAgain } from './events.ts'
import { compareReplica, type Difference, replicas } from './replicas.ts'

/** Compares replicas with their owners, and repairs them. */
export const compareReplicas: OpsCommand = {
  usage: 'replicas [--repair]',
  summary:
    'rows of replicas that are missing or older than their owner’s; --repair publishes their events again',
  async run(context, args) {
    const { values } = parseArgs({ args, options: { repair: { type: 'boolean', default: false } } })
    const found: object[] = []
    for (const replica of replicas) {
      const differences = await compareReplica(replica, (name) => context.databases[name].sql)
      for (const difference of differences)
        found.push({
          ...shown(difference),
          ...(values.repair && { repair: await repair(context, difference) }),
        })
    }
    return found
  },
}

const shown = ({ replica, key, version, replicaVersion }: Difference) => ({
  service: replica.service,
  table: replica.table,
  key,
  version: replicaVersion ?? null,
  owner: replica.owner,
  ownerVersion: version,
})

/** Lets the consumer handle the newest event of the row again. @returns what was done */
async function repair({ databases }: OpsContext, { replica, key }: Difference): Promise<string> {
  const owner = databases[replica.owner]
  const type = `${replica.owner}.${replica.ownerTable.replace('_', '-')}.%`
  const [event] = await owner.sql<{ id: string }[]>`
    select id from event_log
    where subject = ${key} and (type like ${type} or (${replica.ownerTable} = 'team' and type like 'identity.organization.%'))
    order by aggregate_version desc, pos desc limit 1`
  if (!event) return 'impossible: the event log has no event of it'
  await databases[replica.service].sql`delete from inbox where event_id = ${event.id}`
  return (await publishAgain(owner, event.id)) ? `event ${event.id} is published again` : 'being published'
}
