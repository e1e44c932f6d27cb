import type { JetStreamPublishOptions } from 'nats'
import t from 'tap'
import type { Link } from '../src/bus.ts'
import { publishInOrder } from '../src/publish.ts'

const row = (id: string, pos: number) => ({
  id,
  pos,
  subject: 'a',
  type: 'bookings.thing.changed',
  body: '{}',
})

t.test('an event that a cluster has lost with its leader counts as not published', async (t) => {
  const ids: (string | undefined)[] = []
  let answers = [
    { seq: 6, duplicate: false },
    { seq: 0, duplicate: true },
    { seq: 7, duplicate: false },
  ]
  // Answers as a server whose former leader knew the second id, but had not stored its event.
  const link = {
    jetstream: {
      publish: async (_subject: string, _body: string, { msgID }: Partial<JetStreamPublishOptions>) => {
        ids.push(msgID)
        return answers.shift()
      },
    },
    publish: (all: Promise<unknown>[]) => Promise.allSettled(all),
  } as unknown as Link
  const rows = [row('one', 1), row('two', 2), row('three', 3)]
  const first = await publishInOrder(link, 'svc', 'bookings', rows, 5)
  t.same(first.sequences, [6])
  t.match(first.error, { message: /dropped as a repeat/ })

  answers = [
    { seq: 7, duplicate: false },
    { seq: 8, duplicate: false },
  ]
  const second = await publishInOrder(link, 'svc', 'bookings', rows.slice(1), 6)
  t.same(second, { sequences: [7, 8], error: undefined })
  t.same(ids, ['one', 'two', 'three', undefined, 'three'])

  answers = [{ seq: 7, duplicate: true }]
  await publishInOrder(link, 'svc', 'bookings', rows.slice(1, 2), 8)
  t.equal(ids.at(-1), 'two', 'once published, it has its id again')
})
