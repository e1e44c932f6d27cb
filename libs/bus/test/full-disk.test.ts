import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileTimeoutMs, until } from '@punctual/testing'
import t from 'tap'
import { checkJetStream, connectBus } from '../src/index.ts'
import { ownNats } from './own-nats.ts'
import { quiet, testBench } from './test-bench.ts'

const run = promisify(execFile)

/** Mounts a small file system of its own. @returns its folder, or why that is impossible */
async function smallDisk(): Promise<{ folder: string } | { reason: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=711', 'tmpfs', folder])
  } catch (error) {
    await rm(folder, { recursive: true })
    return { reason: `a tmpfs cannot be mounted here: ${String(error).split('\n')[1] ?? error}` }
  }
  t.teardown(async () => {
    await run('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  })
  return { folder }
}

/** Fills a disk up. @returns a function that frees it again */
async function fill(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'filler')
  const file = await open(path, 'w')
  try {
    for (const size of [64 * 1024, 512])
      for (;;) if ((await file.write(Buffer.alloc(size))).bytesWritten < size) break
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
  return () => rm(path)
}

const disk = await smallDisk()
const skip = 'reason' in disk && disk.reason
t.setTimeout(fileTimeoutMs)

t.test('a full disk of JetStream is noticed; freed and restarted, no event is lost', { skip }, async (t) => {
  if ('reason' in disk) return
  const nats = await ownNats(t, { parent: disk.folder })
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
  const free = await fill(disk.folder)
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
  await free()
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
