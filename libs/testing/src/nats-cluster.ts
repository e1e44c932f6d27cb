import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type NatsServer, startNats } from '@punctual/servers'
import { startProxy, type Proxy as TcpProxy } from './proxy.ts'
import { root } from './repository.ts'
import type { Test } from './test.ts'

/** One server of a cluster. */
export interface ClusterNode {
  name: string
  /** Of clients. */
  port: number
  /** kill -9. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Deletes all its data. The server must not run. */
  wipe(): Promise<void>
  /** Cuts it off from the other servers, not from clients, until `rejoin`. */
  partition(): void
  rejoin(): void
  /** SIGSTOP, until `thaw`. */
  freeze(): void
  thaw(): void
}

export interface NatsClusterOfThree {
  /** URLs of all servers, with commas between them. */
  url: string
  nodes: ClusterNode[]
}

interface Options {
  syncsAlways?: boolean
}

/**
 * Starts three servers of one cluster. Each reaches each other one through a proxy of its own, so
 * that routes can be cut. Long because the servers know each other's ports.
 */
export async function startNatsCluster(
  t: Test,
  { syncsAlways = false }: Options = {},
): Promise<NatsClusterOfThree> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-cluster-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const password = `p${randomBytes(16).toString('hex')}`
  const names = ['a', 'b', 'c']
  const ports: number[] = []
  for (const _ of names) ports.push(await freePort())
  const clusterPorts: number[] = []
  for (const _ of names) clusterPorts.push(await freePort())
  const routes: { between: string; proxy: TcpProxy }[] = []
  const servers: NatsServer[] = []
  const nodes: ClusterNode[] = []
  for (const [index, name] of names.entries()) {
    const own: TcpProxy[] = []
    for (const [other, otherName] of names.entries()) {
      if (other === index) continue
      const proxy = await startProxy(t, `nats://127.0.0.1:${clusterPorts[other]}`)
      own.push(proxy)
      routes.push({ between: `${name}${otherName}`, proxy })
    }
    const dataDir = join(folder, name)
    const start = async (): Promise<void> => {
      servers[index] = await startNats({
        dataDir,
        binDir: join(root, 'node_modules/.cache/punctual'),
        port: ports[index] ?? 0,
        syncsAlways,
        cluster: {
          serverName: name,
          port: clusterPorts[index] ?? 0,
          routes: own.map(({ port }) => `127.0.0.1:${port}`),
          password,
        },
      })
    }
    const ofNode = () => routes.filter(({ between }) => between.includes(name))
    nodes.push({
      name,
      port: ports[index] ?? 0,
      start,
      async kill() {
        servers[index]?.kill('SIGKILL')
        await servers[index]?.exited
      },
      wipe: () => rm(join(dataDir, 'jetstream'), { recursive: true, force: true }),
      partition() {
        for (const { proxy } of ofNode()) proxy.cut()
      },
      rejoin() {
        for (const { proxy } of ofNode()) proxy.restore()
      },
      freeze: () => servers[index]?.kill('SIGSTOP'),
      thaw: () => servers[index]?.kill('SIGCONT'),
    })
  }
  t.teardown(async () => {
    for (const node of nodes) node.thaw()
    await Promise.all(servers.map((server) => server.stop()))
  })
  await Promise.all(nodes.map((node) => node.start()))
  return { url: ports.map((port) => `nats://punctual:${password}@127.0.0.1:${port}`).join(), nodes }
}
