import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { freePort, portIsFree, reservePort } from '../src/ports.ts'

t.test('chooses a free port, and none twice', async (t) => {
  const ports = await Promise.all(Array.from({ length: 500 }, freePort))
  t.equal(new Set(ports).size, 500)
  for (const port of ports.slice(0, 5)) t.equal(await portIsFree(port), true)
})

t.test(
  'no other process chooses a port before its process ends',
  { skip: process.platform !== 'linux' && 'only Linux has names for sockets' },
  async (t) => {
    const program = fileURLToPath(new URL('../src/ports.ts', import.meta.url))
    const text = `import { freePort } from ${JSON.stringify(program)}
      console.log(await freePort())
      setInterval(() => {}, 1000)`
    const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', text], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    t.teardown(() => other.kill('SIGKILL'))
    const [line] = await once(other.stdout, 'data')
    const port = Number(line)
    t.equal(await portIsFree(port), true, 'nothing listens')
    t.equal(await reservePort(port), false)
    other.kill('SIGKILL')
    await once(other, 'exit')
    t.equal(await reservePort(port), true)
    t.equal(await reservePort(port), false)
  },
)
