import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'

const fixture = fileURLToPath(new URL('./run-fixture.ts', import.meta.url))

/** Runs the fixture. @param signal sent once it logs that it runs @returns exit code and log */
async function run(how: string, signal?: NodeJS.Signals): Promise<{ code: number | null; log: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, how])
  let log = ''
  child.stdout.on('data', (piece) => {
    log += piece
    if (signal && /"running"/.test(String(piece))) child.kill(signal)
  })
  const [code] = await once(child, 'close')
  return { code, log }
}

// Six processes start in parallel, on a machine that may be busy.
t.setTimeout(fileTimeoutMs)
const ends = {
  terminated: run('well', 'SIGTERM'),
  interrupted: run('well', 'SIGINT'),
  rejection: run('rejection'),
  exception: run('exception'),
  misconfigured: run('misconfigured'),
  broken: run('broken'),
}

t.test('SIGTERM and SIGINT stop it cleanly', async (t) => {
  for (const end of [ends.terminated, ends.interrupted]) {
    const { code, log } = await end
    t.equal(code, 0)
    t.match(log, /"running".*"stopping".*"finished".*"stopped"/s)
  }
})

t.test('an uncaught error ends it immediately', async (t) => {
  for (const end of [ends.rejection, ends.exception]) {
    const { code, log } = await end
    t.equal(code, 1)
    t.match(log, /"level":60.*uncaught/)
    t.notMatch(log, /"finished"/)
  }
})

t.test('logs all problems that prevent the start', async (t) => {
  const misconfigured = await ends.misconfigured
  t.equal(misconfigured.code, 1)
  t.match(misconfigured.log, /"level":60.*A is missing.*\n.*"level":60.*B is missing/)
  const broken = await ends.broken
  t.equal(broken.code, 1)
  t.match(broken.log, /no start/)
})
