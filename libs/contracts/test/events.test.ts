import * as contracts from '@punctual/contracts'
import t from 'tap'

const { events, eventRegistry, eventSources, webhookTriggers } = contracts

t.test('the registry has one row for each event', async (t) => {
  const defined = Object.values(contracts as Record<string, unknown>).flatMap((value) =>
    typeof value === 'object' && value !== null && 'type' in value && 'version' in value && 'data' in value
      ? [`${value.type}`]
      : [],
  )
  t.strictSame(events.map(({ definition }) => `${definition.type}`).sort(), defined.sort())
  t.equal(eventRegistry.size, events.length)
  for (const { definition, consumers } of events) {
    t.ok(
      eventSources.some((source) => definition.type.startsWith(`${source}.`)),
      definition.type,
    )
    t.equal(new Set(consumers).size, consumers.length, definition.type)
  }
})

t.test('each webhook trigger is fired by an event, or at a time', async (t) => {
  const fired = new Set<string>(events.flatMap(({ triggers }) => [...triggers]))
  t.strictSame(webhookTriggers.filter((trigger) => !fired.has(trigger)).sort(), [
    'AFTER_GUESTS_SVC_VIDEO_NO_SHOW',
    'AFTER_HOSTS_SVC_VIDEO_NO_SHOW',
    'MEETING_ENDED',
    'MEETING_STARTED',
  ])
  for (const { definition, consumers, triggers } of events)
    if (triggers.length > 0)
      t.ok(
        consumers.some((one) => one === 'webhook-delivery'),
        definition.type,
      )
})
