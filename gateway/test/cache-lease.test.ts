import { randomBytes } from 'node:crypto'
import { connectBus } from '@punctual/bus'
import { createLog } from '@punctual/http'
import { infrastructure, until } from '@punctual/testing'
import t from 'tap'
import { holdCacheLease } from '../src/authentication/cache-lease.ts'

t.test('a lease that nothing uses ends, and is taken again at the next question', async (t) => {
  const { natsUrl } = await infrastructure()
  const log = createLog('test', 'silent')
  const prefix = `lease${randomBytes(4).toString('hex')}`
  const bus = await connectBus({ url: natsUrl, prefix, name: 'test', log })
  t.teardown(() => bus.close())
  const held = new Set<string>()
  let taken = 0
  let forgotten = 0
  const client = {
    async ask(_service: string, path: string, { method, body }: { method?: string; body?: unknown }) {
      if (method === 'DELETE') held.delete(path)
      else held.add(path)
      if ((body as { isNew?: boolean } | undefined)?.isNew) taken++
      return { validFor: 60_000 } as never
    },
  }
  const forget = () => {
    forgotten++
  }
  const lease = holdCacheLease({ bus, client, forget, log, restAfter: 200 })
  t.teardown(() => lease.stop())
  await until(() => lease.holds())
  t.equal(held.size, 1, 'while it is used, identity waits for this gateway')
  await until(() => held.size === 0)
  const before = { taken, forgotten }
  await until(() => lease.holds())
  t.ok(taken > before.taken, 'another lease is taken')
  t.ok(forgotten > before.forgotten, 'what was cached before is forgotten')
})
