import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileTimeoutMs, until } from '@punctual/testing'
import t from 'tap'
import { bundle } from '../local/bundle.ts'
import { root } from '../local/root.ts'
import { describeContainer, parseContainers, unready } from './containers.ts'

// Runs without an engine: a program named docker records its calls.

t.setTimeout(fileTimeoutMs)

const folder = await mkdtemp(join(tmpdir(), 'punctual-stack-'))
t.teardown(() => rm(folder, { recursive: true, force: true }))
const calls = join(folder, 'calls')

const program = `#!${process.execPath}
const { appendFileSync, existsSync } = require('node:fs')
const { argv, env } = process
const args = argv.slice(2)
appendFileSync(${JSON.stringify(calls)}, JSON.stringify({ args, secret: env.POSTGRES_PASSWORD, port: env.PORT }) + '\\n')
const seen = existsSync(${JSON.stringify(join(folder, 'seen'))})
if (args.includes('ps')) {
  appendFileSync(${JSON.stringify(join(folder, 'seen'))}, 'x')
  console.log(JSON.stringify({ Service: 'migrate', State: 'exited', Health: '', ExitCode: 0 }))
  console.log(JSON.stringify({ Service: 'gateway', State: 'running', Health: seen ? 'healthy' : 'starting', ExitCode: 0 }))
}
`

const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
await until(() => server.listening)
t.teardown(() => server.close())
const { port } = server.address() as AddressInfo

const entry = 'deploy/docker/stack.ts'
const command = (await bundle('stack', [entry]))(entry)

async function stack(path: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { PATH: path, PUNCTUAL_DATA_DIR: folder, PORT: `${port}`, POSTGRES_PASSWORD: 'from the shell' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += piece
    })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

const bin = join(folder, 'bin')
await mkdir(bin)
await writeFile(join(bin, 'docker'), program)
await chmod(join(bin, 'docker'), 0o755)
const envFile = join(folder, 'stack/stack.env')

async function asked(): Promise<{ args: string[]; secret?: string; port: string }[]> {
  const lines = (await readFile(calls, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

t.test('up builds the image, starts the containers and waits for all of them', async (t) => {
  const { code, said } = await stack(bin)
  t.equal(code, 0, said)
  t.match(said, /gateway: running \(healthy\)\n {2}migrate: exited \(code 0\)/)
  t.match(said, `Punctual is ready: http://127.0.0.1:${port}`)
  const commands = (await asked()).map(({ args }) => args.slice(3).join(' '))
  t.strictSame(commands.slice(0, 2), ['build', 'up -d'])
  t.ok(commands.length >= 5, 'polled while the gateway was starting')
  for (const call of await asked()) {
    t.strictSame(call.args.slice(0, 3), ['compose', '--env-file', envFile])
    t.equal(call.secret, undefined, 'the file wins')
    t.equal(call.port, `${port}`)
  }
})

t.test('stores its secrets, readable only by their owner', async (t) => {
  t.equal((await stat(envFile)).mode & 0o777, 0o600)
  const before = await readFile(envFile, 'utf8')
  const { code, said } = await stack(bin, 'status')
  t.equal(code, 0)
  t.match(said, /gateway: running/)
  t.equal(await readFile(envFile, 'utf8'), before)
  for (const [, value = ''] of before.matchAll(/^\w+='(.*)'$/gm)) t.notOk(said.includes(value))
})

t.test('down removes the containers', async (t) => {
  const { code } = await stack(bin, 'down', '--volumes')
  t.equal(code, 0)
  t.strictSame((await asked()).at(-1)?.args.slice(3), ['down', '--volumes'])
})

t.test('without docker, it suggests npm start', async (t) => {
  const { code, said } = await stack(dirname(envFile))
  t.equal(code, 1)
  t.match(said, 'There is no `docker` here')
})

t.test('without the compose plugin, it says where to get it', async (t) => {
  const plain = join(folder, 'plain')
  await mkdir(plain)
  // What docker answers when compose is not there.
  await writeFile(join(plain, 'docker'), '#!/bin/sh\necho "unknown flag: $2" >&2\nexit 125\n')
  await chmod(join(plain, 'docker'), 0o755)
  const { code, said } = await stack(`${plain}:/usr/bin:/bin`)
  t.equal(code, 1)
  t.match(said, /^Docker has no compose plugin: install it \(https:\S+\)\. Without it, `npm start` runs/m)
})

t.test('refuses an unknown command', async (t) => {
  const { code, said } = await stack(bin, 'sideways')
  t.equal(code, 1)
  t.match(said, 'Usage')
})

t.test('failed and unhealthy containers are not ready', async (t) => {
  const text = JSON.stringify([
    { Service: 'migrate', State: 'exited', Health: '', ExitCode: 1 },
    { Service: 'nats', State: 'running', Health: '' },
    { Service: 'bookings', State: 'running', Health: 'unhealthy' },
    { Service: 'identity', State: 'created' },
  ])
  t.strictSame(unready(parseContainers(text)).map(describeContainer), [
    'migrate: exited (code 1)',
    'bookings: running (unhealthy)',
    'identity: created',
  ])
})
