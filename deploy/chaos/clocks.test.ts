import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@punctual/testing'
import t from 'tap'
import { prepareClocks } from './clocks.ts'

const minutes = 60_000
const program = `process.stdin.on('data', () =>
  console.log(JSON.stringify([Date.now(), new Date().getTime(), new Date(7).getTime(), new Date() instanceof Date])))`

t.test('the clock of a process moves ahead, back, and to the machine again', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-clocks-'))
  t.teardown(() => rm(folder, { recursive: true }))
  const clocks = await prepareClocks(folder)
  const child = spawn(process.execPath, ['-e', program], {
    env: { NODE_OPTIONS: clocks.nodeOptions },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill())
  const lines: string[] = []
  child.stdout.on('data', (piece) => lines.push(...`${piece}`.trim().split('\n')))
  const read = async (): Promise<[number, number, number, boolean]> => {
    const count = lines.length
    child.stdin.write('\n')
    await until(() => lines.length > count)
    return JSON.parse(lines.at(-1)!)
  }
  /** Minutes ahead of the machine, rounded. */
  const ahead = async () => Math.round(((await read())[0] - Date.now()) / (5 * minutes)) * 5
  t.equal(await ahead(), 0)
  for (const wanted of [10, -10, 0]) {
    await clocks.set(child.pid!, wanted * minutes)
    await until(async () => (await ahead()) === wanted)
    const [now, made, given, isDate] = await read()
    t.ok(Math.abs(now - made) < minutes, 'a new date has the same time')
    t.equal(given, 7)
    t.ok(isDate)
  }
})
