import { type Client, isPunctualError } from '@punctual/client'
import type { Command } from 'commander'
import { type Context, UsageError } from './context.ts'
import { asJson, asTable } from './output.ts'
import { openSession } from './session.ts'

/** The server refuses other words. */
type TestedTrigger = NonNullable<NonNullable<Parameters<Client['webhooks']['test']>[1]>['triggerEvent']>

interface EventOptions {
  webhook?: string
  json?: boolean
}

/** Adds the short commands for the deliveries of the caller's own webhooks. */
export function addEvents(program: Command, context: Context): void {
  const events = program.command('events').summary('Deliveries of the webhooks of the caller')
  const print = (result: unknown, { json }: EventOptions) =>
    context.out(json ? asJson(result) : asTable(result))
  events
    .command('list')
    .summary('List the newest deliveries')
    .option('--webhook <id>', 'only of this webhook')
    .option('--json', 'print JSON')
    .action(async (options: EventOptions) => {
      const { client } = await openSession(context)
      const ids = await webhookIds(client, options)
      const pages = await Promise.all(ids.map((id) => client.webhooks.deliveries.list(id, { take: 20 })))
      const all = pages.flatMap(({ data }) => data)
      print(all.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, 20), options)
    })
  events
    .command('resend')
    .summary('Send an event again')
    .description(
      'Sends an event again to the webhook that it was for; to each of them if there were several.',
    )
    .argument('<event>', 'id of the delivery, which is the header webhook-id')
    .option('--webhook <id>', 'only to this webhook')
    .option('--json', 'print JSON')
    .action(async (event: string, options: EventOptions) => {
      const { client } = await openSession(context)
      const sent: unknown[] = []
      for (const id of await webhookIds(client, options))
        try {
          sent.push(await client.webhooks.deliveries.retry(id, event))
        } catch (error) {
          if (!isPunctualError(error, 'delivery_not_found')) throw error
        }
      if (sent.length === 0) throw new Error(`No webhook of the caller has a delivery ${event}`)
      print(sent, options)
    })
  program
    .command('trigger')
    .summary('Send a sample event to a webhook')
    .description('Sends a sample of an event to a webhook of the caller, and prints the attempt.')
    .argument('[trigger]', 'an event, such as BOOKING_CREATED', 'PING')
    .option('--webhook <id>', 'the webhook; needed if the caller has several')
    .option('--json', 'print JSON')
    .action(async (trigger: string, options: EventOptions) => {
      const { client } = await openSession(context)
      const [id, ...others] = await webhookIds(client, options)
      if (id === undefined) throw new UsageError('The caller has no webhook')
      if (others.length > 0) throw new UsageError('--webhook is needed: the caller has several')
      const triggerEvent = trigger as TestedTrigger
      print(await client.webhooks.test(id, { triggerEvent }), options)
    })
}

async function webhookIds(client: Client, { webhook }: EventOptions): Promise<(number | string)[]> {
  if (webhook !== undefined) return [webhook]
  const ids: number[] = []
  for await (const { id } of client.webhooks.list()) ids.push(id)
  return ids
}
