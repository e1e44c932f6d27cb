import { parseArgs } from 'node:util'
import { findUntrueEvents, resetStream } from '@punctual/bus'
import { type EventSource, eventSources } from '@punctual/contracts'
import type { ServiceName } from '@punctual/http'
import { busOf, type OpsCommand } from './command.ts'

/** The stream of webhook-delivery is named differently. */
const serviceOf = (source: EventSource): ServiceName => (source === 'webhooks' ? 'webhook-delivery' : source)

/** Compares the bus with restored databases. */
export const afterRestore: OpsCommand = {
  usage: 'after-restore [--reset]',
  summary:
    'events that were published after the restored point in time and are no longer true; --reset makes the streams again from the databases',
  async run(context, args) {
    const { values } = parseArgs({ args, options: { reset: { type: 'boolean', default: false } } })
    const { databases } = context
    const { natsUrl, prefix } = busOf(context)
    const untrue: object[] = []
    for (const source of eventSources) {
      const service = serviceOf(source)
      const found = await findUntrueEvents({ natsUrl, prefix, source, sql: databases[service].sql })
      untrue.push(...found.map((event) => ({ service, ...event })))
    }
    if (!values.reset) return { untrue }
    const reset: string[] = []
    for (const source of eventSources)
      if (await resetStream({ natsUrl, prefix, source })) reset.push(serviceOf(source))
    return { untrue, reset }
  },
}
