import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateContextKeys, serviceNames } from '@punctual/http'
import t from 'tap'
import { root } from '../local/root.ts'
import { components, topology } from '../local/topology.ts'
import { stackVariables } from './stack-variables.ts'
import { environmentOf, interpolate, readCompose, readText, referencesIn } from './test/compose-file.ts'

const { services, volumes } = readCompose()
const processes = topology({ roles: 'apart', inbox: true }).flat()
const values = stackVariables(
  { encryptionKeys: 'a:b', ...generateContextKeys(components) },
  { postgres: 'p1', nats: 'p2' },
)
const serviceOf = (name: string) => services[name] ?? { image: '' }
const environment = (name: string) => environmentOf(serviceOf(name), values)

/** A file of the host that is not in the image. */
const onlyOutside = ['NODE_EXTRA_CA_CERTS']

/** Returns the text of every source file below that folder. */
function sourcesBelow(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|\/)(test|dist|node_modules)\//.test(file))
    .map((file) => readText(folder, file))
    .join('\n')
}

/** Variable names that the code assembles from two parts. */
const assembled: [RegExp, string][] = [
  [/^RATE_LIMIT_(\w+)$/, 'RATE_LIMIT_$'],
  [/_DATABASE_URL$/, '_DATABASE_URL'],
  [/^(IDENTITY|SCHEDULING|BOOKINGS|AUTOMATION|WEBHOOK_DELIVERY)_URL$/, '_URL`'],
  [/^(GOOGLE|MICROSOFT|ZOOM)_CLIENT_ID$/, '_CLIENT_ID`'],
  [/^(GOOGLE|MICROSOFT|ZOOM)_CLIENT_SECRET$/, '_CLIENT_SECRET`'],
  [/^(GOOGLE|ZOOM)_OAUTH_URL$/, "'OAUTH_URL'"],
  [/^(GOOGLE|ZOOM)_API_URL$/, "'API_URL'"],
  [/^MICROSOFT_LOGIN_URL$/, "'LOGIN_URL'"],
  [/^MICROSOFT_GRAPH_URL$/, "'GRAPH_URL'"],
]

t.test('compose.yaml runs the processes of the topology, the servers and the migration', async (t) => {
  const names = ['postgres', 'nats', 'migrate', ...processes.map(({ name }) => name)]
  t.strictSame(Object.keys(services).toSorted(), names.toSorted())
})

for (const { name, entry, own, shared, readiness } of processes)
  t.test(name, async (t) => {
    const service = serviceOf(name)
    t.strictSame(service.command, ['node', '--import', 'tsx', entry])
    t.ok(existsSync(join(root, entry)), entry)

    await t.test('gets the variables of the topology, and no others', async (t) => {
      const wanted = [...own, ...shared].filter((variable) => !onlyOutside.includes(variable))
      t.strictSame(Object.keys(service.environment ?? {}).toSorted(), wanted.toSorted())
    })

    await t.test('reads every variable that it gets', async (t) => {
      const folder = entry.replace(/\/[^/]+$/, '')
      const text = sourcesBelow(folder) + (name === 'inbox' ? '' : sourcesBelow('libs/http/src'))
      for (const variable of Object.keys(service.environment ?? {})) {
        const written = assembled.find(([shape]) => shape.test(variable))?.[1] ?? variable
        t.ok(text.includes(written), variable)
      }
    })

    await t.test('has a health check on its readiness address', async (t) => {
      const { [readiness.port]: port } = environment(name)
      t.equal(service.healthcheck?.test?.at(-1), `http://127.0.0.1:${port}${readiness.path}`)
    })

    await t.test('publishes only ports that it listens on, only to this machine', async (t) => {
      for (const published of service.ports ?? [])
        t.match(interpolate(published, {}), new RegExp(`^127\\.0\\.0\\.1:\\d+:${environment(name).PORT}$`))
    })

    await t.test('can write only to its volume and /tmp, and runs as the user of the image', async (t) => {
      t.match(service, { image: 'punctual:local', read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] })
      t.equal(service.user, undefined)
    })
  })

t.test('servers for other containers do not listen on the loopback address', async (t) => {
  for (const { name } of processes) t.equal(environment(name).HOST, '0.0.0.0', name)
})

t.test('every address in a variable is that of a service and its port', async (t) => {
  const portsOf = (host: string): (string | undefined)[] => {
    if (host === 'postgres') return ['5432']
    if (host === 'nats') return [/listen: "0\.0\.0\.0:(\d+)"/.exec(readText('deploy/docker/nats.conf'))?.[1]]
    return [environment(host).PORT, environment(host).SMTP_PORT]
  }
  let found = 0
  for (const name of Object.keys(services))
    for (const [variable, value] of Object.entries(environment(name))) {
      if (!/^\w+:\/\//.test(value) || variable === 'PUBLIC_URL') continue
      const { hostname, port } = new URL(value)
      t.ok(hostname in services, `${name} ${variable}: ${hostname}`)
      t.ok(portsOf(hostname).includes(port), `${name} ${variable}: port ${port}`)
      found++
    }
  t.ok(found > 2 * serviceNames.length)
})

t.test('PUBLIC_URL is the published address of the gateway', async (t) => {
  const [published = ''] = serviceOf('gateway').ports ?? []
  const [host, port] = interpolate(published, { PORT: '3100' }).split(':')
  for (const { name, shared } of processes)
    if (shared.includes('PUBLIC_URL'))
      t.equal(
        environmentOf(serviceOf(name), { ...values, PORT: '3100' }).PUBLIC_URL,
        `http://${host}:${port}`,
        name,
      )
})

t.test('the stack creates exactly the secrets that compose.yaml requires', async (t) => {
  const asked = referencesIn(readText('compose.yaml'))
  const required = new Set(asked.filter(({ isRequired }) => isRequired).map(({ name }) => name))
  t.strictSame([...required].toSorted(), Object.keys(values).toSorted())
  for (const { name, isRequired } of asked) if (!isRequired) t.notOk(name in values, name)
})

t.test('a process gets only the secrets of its own component', async (t) => {
  for (const { name } of processes.filter((process) => process.name !== 'inbox')) {
    const component = name.replace(/-worker$/, '').replaceAll('-', '_')
    const own = Object.values(environment(name))
    t.ok(own.includes(values[`${component.toUpperCase()}_SIGNING_KEY`] ?? ''), name)
    for (const [variable, secret] of Object.entries(values))
      if (/_(SIGNING_KEY|DATABASE_URL)$/.test(variable) && !variable.startsWith(component.toUpperCase()))
        t.notOk(own.includes(secret), `${name}: ${variable}`)
  }
})

t.test('the migration gets an administrator of the created database', async (t) => {
  const { command, build } = serviceOf('migrate')
  t.strictSame(command, ['node', '--import', 'tsx', 'deploy/local/migrate.ts'])
  t.strictSame(build, { context: '.', dockerfile: 'deploy/docker/Dockerfile' })
  const { POSTGRES_DB, POSTGRES_PASSWORD } = environment('postgres')
  t.strictSame(environment('migrate'), {
    DATABASE_URL: `postgres://postgres:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`,
  })
})

t.test('every mounted volume is declared, every mounted file exists', async (t) => {
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? [])
  const sources = mounted.map((mount) => mount.split(':')[0] ?? '')
  t.strictSame(
    sources.filter((source) => !source.startsWith('.')).toSorted(),
    Object.keys(volumes).toSorted(),
  )
  for (const source of sources.filter((each) => each.startsWith('.')))
    t.ok(existsSync(join(root, source)), source)
})

t.test('the data folder with the secrets is in no commit and no image', async (t) => {
  t.match(readText('.gitignore'), /^\.data\/$/m)
  t.match(readText('.dockerignore'), /^\*$/m)
  t.notMatch(readText('.dockerignore'), /^!\.data/m)
})
