import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallerContext } from '@punctual/contracts'
import type { Resources } from '@punctual/testing'
import { type RunningSystem, startProgram } from './booking-processes.ts'
import { readProfile } from './cpu-profile.ts'
import { type BenchRun, interleaved } from './harness.ts'
import { getLoad, type Load } from './load.ts'
import { processorTimeOf } from './processor-time.ts'

const connections = 16

/**
 * Requests per second through the gateway, authenticated from its cache, against a bare proxy in
 * front of the same service: one that reads its database, and one with almost no cost, which
 * isolates the gateway's own work.
 */
export async function gatewayBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const system = await run.system('bookings')
  const service = await startProgram(resources, (port) => [
    '--import',
    'tsx',
    'deploy/bench/bare-service.ts',
    `${port}`,
  ])
  const before = (url: string) => startProxy(resources, system, url)
  const empty = await startGateway(resources, system, service.url, [])
  const client = (url: string, path: string) => clientOf(resources, url, path, system.apiKey)
  const [own, costless] = ['/v2/me', '/v2/schedules']
  await compare(run, `GET ${own}`, {
    ours: client(system.url, own),
    bare: client(await before(system.identityUrl), own),
    target: 0.7,
    pids: system.pids,
  })
  await compare(run, 'a service that costs nothing', {
    ours: client(empty.url, costless),
    bare: client(await before(service.url), costless),
    target: 0,
  })
  await profileGateway(run, system, service.url)
}

async function compare(
  run: BenchRun,
  what: string,
  {
    ours,
    bare,
    target,
    pids,
  }: { ours: Load; bare: Load; target: number; pids?: Readonly<Record<string, number>> },
): Promise<void> {
  const [warmUp, counted] = [run.pick(2_000, 500), run.pick(2_000, 300)]
  await ours(warmUp)
  await bare(warmUp)
  const rates = await interleaved(
    run,
    () => ours(counted),
    () => bare(counted),
  )
  const name = `gateway, requests a second at ${connections} connections, against a bare proxy: ${what}`
  const cpu = pids && (await processorTimeOf(pids, () => ours(counted * 3).then(() => counted * 3)))
  run.report({ name, ...rates, ratio: rates.ours / rates.baseline, target, ...(cpu && { cpu }) })
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
async function profileGateway(run: BenchRun, system: RunningSystem, serviceUrl: string): Promise<void> {
  const profiled = run.pick(20_000, 2_500)
  const folder = await mkdtemp(join(tmpdir(), 'punctual-profile-'))
  run.resources.teardown(() => rm(folder, { recursive: true, force: true }))
  const options = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=200']
  const gateway = await startGateway(run.resources, system, serviceUrl, options)
  const ask = clientOf(run.resources, gateway.url, '/v2/schedules', system.apiKey)
  const started = performance.now()
  await ask(profiled)
  await gateway.stop()
  const { busy, below } = await readProfile(folder, (performance.now() - started) * 1_000)
  for (const [name, files] of Object.entries(parts)) {
    const ours = below(files) / profiled
    const baseline = busy / profiled
    const title = `gateway, µs of processor time a request: ${name}, of all`
    run.report({ name: title, ours, baseline, ratio: ours / baseline, target: 0 })
  }
}
