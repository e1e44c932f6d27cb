import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTimeoutMs, mountDisk, until } from '@punctual/testing'
import t from 'tap'
import { checkJetStream, connectBus } from '../src/index.ts'
import { ownNats } from './own-nats.ts'
import { quiet, testBench } from './test-bench.ts'

const folder = await mkdtemp(join(tmpdir(), 'punctual-disk-'))
t.teardown(() => rm(folder, { recursive: true, force: true }))
const disk = await mountDisk(t, folder, 16)
const skip = typeof disk === 'string' && disk
t.setTimeout(fileTimeoutMs)

t.test('a full disk of JetStream is noticed; freed and restarted, no event is lost', { skip }, async (t) => {
  if (typeof disk === 'string') return
  const nats = await ownNats(t, { parent: folder })
  const here = await testBench(t, nats.url)
  const bus = await connectBus({
    url: nats.url,
    prefix: here.prefix,
    name: 'noticing',
    log: quiet,
    outageMs: 500,
  })
  t.teardown(() => bus.close())
  here.relay(bus)
  here.consumer()
  await here.write(...Array(20).fill('a'))
  await here.handledAll(20)
  t.ok(bus.flows())
  await disk.fill()
  let written = 20
  await until(async () => {
    await here.write(...Array(20).fill('a'))
    written += 20
    return !bus.flows()
  })
  t.ok(
    (await here.publisher.sql`select from outbox`).length > 0,
    'Postgres keeps what could not be published',
  )
  await disk.free()
  // What the supervisor of `npm start` does when the server does not answer.
  const answers = await checkJetStream(nats.url).then(
    () => true,
    () => false,
  )
  t.comment(`after the disk is free, JetStream ${answers ? 'answers' : 'does not answer'}`)
  await nats.kill()
  await nats.start()
  await here.handledAll(written)
  t.same(
    (await here.handled()).map(({ n }) => n),
    Array.from({ length: written }, (_, index) => index + 1),
    'each event once, in order',
  )
  await until(() => bus.flows())
})
