import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateContextKeys } from '@punctual/http'
import { freePort } from '@punctual/servers'
import { fileTimeoutMs, freshDatabase, infrastructure, patientEnv, until } from '@punctual/testing'
import t from 'tap'
import { root } from '../local/root.ts'
import { basis } from '../local/settings.ts'
import { components, topology } from '../local/topology.ts'
import { stackVariables } from './stack-variables.ts'
import { environmentOf, readCompose } from './test/compose-file.ts'

// Runs the commands of compose.yaml with its environment on this machine; only addresses differ.

t.setTimeout(fileTimeoutMs)

const { services } = readCompose()
const { natsUrl } = await infrastructure()
const database = new URL(await freshDatabase(t, []))
const dataDir = await mkdtemp(join(tmpdir(), 'punctual-compose-'))
t.teardown(() => rm(dataDir, { recursive: true, force: true }))
const keys = generateContextKeys(components)
const values = stackVariables(
  { encryptionKeys: `local:${randomBytes(32).toString('base64')}`, ...keys },
  // Roles belong to the whole server; derived from its password, theirs stay valid for other tests.
  { postgres: database.password, nats: 'p0' },
)
// Its own streams, because other tests use the same NATS.
const busPrefix = `t${randomBytes(6).toString('hex')}`

const ports = new Map<string, number>()
async function portOf(service: string, port: string): Promise<number> {
  const key = `${service}:${port}`
  const known = ports.get(key)
  if (known) return known
  const free = await freePort()
  ports.set(key, free)
  return free
}

/** Returns the environment of compose.yaml with addresses of this machine. */
async function localEnvironment(name: string): Promise<Record<string, string>> {
  const given = environmentOf(services[name] ?? { image: '' }, values)
  const local: Record<string, string> = { ...basis, BUS_PREFIX: busPrefix, ...patientEnv }
  for (const [variable, value] of Object.entries(given)) {
    const { protocol, hostname, port } = URL.canParse(value) ? new URL(value) : new URL('none:')
    if (variable === 'HOST') local[variable] = '127.0.0.1'
    else if (variable === 'INBOX_DIR') local[variable] = dataDir
    else if (/^(OPS_|SMTP_)?PORT$/.test(variable)) local[variable] = `${await portOf(name, value)}`
    else if (hostname === 'postgres')
      local[variable] = value
        .replace('//postgres:', `//${database.username}:`)
        .replace('postgres:5432/punctual', `${database.host}${database.pathname}`)
    else if (hostname === 'nats') local[variable] = natsUrl
    else if (hostname in services) local[variable] = `${protocol}//127.0.0.1:${await portOf(hostname, port)}`
    else local[variable] = value
  }
  return local
}

interface Running {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
}

async function start(name: string): Promise<Running> {
  const [, ...args] = services[name]?.command ?? []
  const env = await localEnvironment(name)
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      text += piece
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  t.teardown(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, said: () => text, ended }
}

t.test('migrate creates the tables and ends', async (t) => {
  const migrate = await start('migrate')
  t.equal(await migrate.ended, 0, migrate.said())
  t.match(migrate.said(), /Up to date: gateway, identity/)
})

t.test('inbox, identity, its worker and the gateway', async (t) => {
  const chosen = topology({ roles: 'apart', inbox: true })
    .flat()
    .filter(({ name }) => ['inbox', 'identity', 'identity-worker', 'gateway'].includes(name))
  const running = await Promise.all(
    chosen.map(async (process) => ({ ...process, ...(await start(process.name)) })),
  )
  const addressOf = async (name: string, variable: string): Promise<string> =>
    `http://127.0.0.1:${(await localEnvironment(name))[variable]}`

  for (const { name, readiness, said } of running) {
    const url = `${await addressOf(name, readiness.port)}${readiness.path}`
    await until(async () => (await fetch(url)).status === 200, { describe: said })
    t.pass(`${name} answers ${readiness.path}`)
  }

  await t.test('the gateway answers the readiness check of `npm run stack`, and forwards', async (t) => {
    const gateway = await addressOf('gateway', 'PORT')
    t.equal((await fetch(`${gateway}/ready`)).status, 200)
    const refused = await fetch(`${gateway}/v2/me`, { headers: { authorization: 'Bearer svc_none' } })
    t.equal(refused.status, 401)
  })

  await t.test('all stop on SIGTERM', async (t) => {
    for (const { child } of running) child.kill('SIGTERM')
    for (const { name, ended, said } of running) t.equal(await ended, 0, `${name}: ${said()}`)
  })
})
