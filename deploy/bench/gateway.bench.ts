import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallerContext } from '@punctual/contracts'
import { Resources } from '@punctual/testing'
import { type RunningSystem, startProgram, startSystem } from './booking-processes.ts'
import { readProfile } from './cpu-profile.ts'
import { type BenchRow, interleaved } from './harness.ts'
import { getLoad, type Load } from './load.ts'
import { processorTimeOf } from './processor-time.ts'

const connections = 16
/** Requests per round, and the warm-up requests before the first. */
const counted = 2_000
const warmUp = 2_000
const profiled = 20_000

/**
 * Requests per second through the gateway, authenticated from its cache, against a bare proxy in
 * front of the same service: one that reads its database, and one with almost no cost, which
 * isolates the gateway's own work.
 */
export function gatewayBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources, { needed: ['identity', 'gateway'] })
    const service = await startProgram(resources, (port) => [
      '--import',
      'tsx',
      'deploy/bench/bare-service.ts',
      `${port}`,
    ])
    const before = (url: string) => startProxy(resources, system, url)
    const empty = await startGateway(resources, system, service.url, [])
    const profile = await profileGateway(system, service.url)
    const client = (url: string, path: string) => clientOf(resources, url, path, system.apiKey)
    const [own, costless] = ['/v2/me', '/v2/schedules']
    return [
      await compare(
        `GET ${own}`,
        client(system.url, own),
        client(await before(system.identityUrl), own),
        0.7,
        system.pids,
      ),
      await compare(
        'a service that costs nothing',
        client(empty.url, costless),
        client(await before(service.url), costless),
        0,
      ),
      ...profile,
    ]
  })
}

async function compare(
  what: string,
  ours: Load,
  bare: Load,
  target: number,
  pids?: Record<string, number>,
): Promise<BenchRow> {
  await ours(warmUp)
  await bare(warmUp)
  const rates = await interleaved(
    () => ours(counted),
    () => bare(counted),
  )
  const name = `gateway, requests a second at ${connections} connections, against a bare proxy: ${what}`
  const cpu = pids && (await processorTimeOf(pids, () => ours(counted * 3).then(() => counted * 3)))
  return { name, ...rates, ratio: rates.ours / rates.baseline, target, ...(cpu && { cpu }) }
}

const clientOf = (resources: Resources, url: string, path: string, apiKey: string): Load =>
  getLoad(resources, url, path, { apiKey, version: '2024-06-11', connections })

async function startProxy(
  resources: Resources,
  { userId, organizationId, gatewayEnv }: RunningSystem,
  target: string,
): Promise<string> {
  const caller: CallerContext = {
    kind: 'api-key',
    userId,
    organizationId,
    scopes: [],
    epoch: 0,
    requestId: 'bench',
    memberships: [{ teamId: organizationId, role: 'OWNER' }],
  }
  const args = [target, gatewayEnv.CONTEXT_SIGNING_KEY ?? '', JSON.stringify(caller)]
  const { url } = await startProgram(resources, (port) => [
    '--import',
    'tsx',
    'deploy/bench/bare-proxy.ts',
    ...args,
    `${port}`,
  ])
  return url
}

/** Starts a gateway of the system with another service in place of scheduling. */
function startGateway(resources: Resources, system: RunningSystem, schedulingUrl: string, options: string[]) {
  const env = { ...system.gatewayEnv, SCHEDULING_URL: schedulingUrl }
  return startProgram(resources, () => [...options, '--import', 'tsx', 'gateway/src/server.ts'], env)
}

/** The files by which the gateway authenticates a caller and signs the caller context. */
const parts = {
  'who is calling, from a warm cache':
    /gateway\/src\/(identify|authenticator|credential|lease)\.ts$|libs\/http\/src\/api-key\.ts$/,
  'the context that a service gets': /libs\/http\/src\/context-tokens\.ts$/,
}

/** The gateway's processor time per request in microseconds: these parts, against the total. */
async function profileGateway(system: RunningSystem, serviceUrl: string): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-profile-'))
  try {
    return await Resources.during(async (resources) => {
      const options = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=200']
      const gateway = await startGateway(resources, system, serviceUrl, options)
      const ask = clientOf(resources, gateway.url, '/v2/schedules', system.apiKey)
      const started = performance.now()
      await ask(profiled)
      await gateway.stop()
      const { busy, below } = await readProfile(folder, (performance.now() - started) * 1_000)
      return Object.entries(parts).map(([name, files]) => {
        const ours = below(files) / profiled
        const baseline = busy / profiled
        const title = `gateway, µs of processor time a request: ${name}, of all`
        return { name: title, ours, baseline, ratio: ours / baseline, target: 0 }
      })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
