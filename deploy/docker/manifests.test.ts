import t from 'tap'
import { topology } from '../local/topology.ts'
import { interpolate, readCompose } from './test/compose-file.ts'
import { kustomizations, manifestFiles, manifestsIn, settings, settingsIn } from './test/manifests.ts'

interface Container {
  name: string
  image: string
  command: string[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  readinessProbe?: { httpGet: { path: string; port: number } }
  startupProbe?: { httpGet: unknown }
  livenessProbe?: { httpGet: unknown }
  resources?: Record<'requests' | 'limits', Record<string, string>>
  securityContext: unknown
}

interface Manifest {
  kind: string
  metadata: { name: string }
  spec: {
    selector?: { matchLabels?: Record<string, string>; app?: string }
    maxUnavailable?: number
    minReplicas?: number
    minReplicaCount?: number
    ports?: { port: number }[]
    scaleTargetRef?: { name: string }
    template: {
      metadata?: { labels: Record<string, string> }
      spec: {
        securityContext: unknown
        automountServiceAccountToken?: boolean
        topologySpreadConstraints?: { topologyKey: string; matchLabelKeys: string[] }[]
        containers: Container[]
      }
    }
  }
}

const manifests = manifestFiles.flatMap(manifestsIn) as unknown as Manifest[]
const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind))
const names = (found: Manifest[]) => found.map(({ metadata }) => metadata.name).toSorted()
const processes = topology({ roles: 'apart', inbox: false }).flat()
const hardened = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
}

t.test('there is a deployment for each process, and a job for the migration', async (t) => {
  t.strictSame(names(ofKind('Deployment')), processes.map(({ name }) => name).toSorted())
  t.strictSame(names(ofKind('Job')), ['migrate'])
})

for (const { name, entry, own, shared, readiness } of processes)
  t.test(name, async (t) => {
    const deployment = ofKind('Deployment').find(({ metadata }) => metadata.name === name)
    const { template, selector } = deployment?.spec ?? {}
    t.strictSame(selector?.matchLabels, template?.metadata?.labels)
    t.match(template?.spec.securityContext, { runAsNonRoot: true })
    const [container] = template?.spec.containers ?? []
    t.strictSame(container?.command, ['node', '--import', 'tsx', entry])
    t.match(container?.securityContext, hardened)
    t.equal(template?.spec.automountServiceAccountToken, false)
    const port = Number(settings[readiness.port])
    t.strictSame(container?.readinessProbe?.httpGet, { path: readiness.path, port })
    for (const probe of [container?.startupProbe, container?.livenessProbe])
      t.strictSame(probe?.httpGet, { path: '/health', port })
    t.match(container?.resources, { requests: { cpu: /^\d+m$/, memory: /Mi$/ }, limits: { memory: /Mi$/ } })
    t.strictSame(
      template?.spec.topologySpreadConstraints?.map(({ topologyKey, matchLabelKeys }) => [
        topologyKey,
        ...matchLabelKeys,
      ]),
      ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map((key) => [
        key,
        'app',
        'pod-template-hash',
      ]),
    )
    const component = name.replace(/-worker$/, '')
    t.strictSame(
      container?.envFrom.map(({ configMapRef, secretRef }) => configMapRef?.name ?? secretRef?.name),
      ['punctual', 'punctual-shared', `punctual-${component}`],
    )

    await t.test('gets every variable that is neither secret nor optional', async (t) => {
      const needed = [...own, ...shared].filter((variable) =>
        /^(PORT|OPS_PORT|HOST|ROLE|\w+_URL)$/.test(variable),
      )
      const secret = /_(DATABASE|API|OAUTH|LOGIN|GRAPH|CONNECT)_URL$|^(NATS|SMTP)_URL$/
      for (const variable of needed) if (!secret.test(variable)) t.ok(settings[variable], variable)
    })
  })

t.test('a process reads each setting, and each address is a service of the cluster', async (t) => {
  const known = new Set(processes.flatMap(({ own, shared }) => [...own, ...shared]))
  const changed = kustomizations
    .flatMap(({ configMapGenerator = [] }) => configMapGenerator)
    .map(({ literals = [] }) => settingsIn(literals.join('\n')))
  for (const overlay of [settings, ...changed])
    for (const variable of Object.keys(overlay)) t.ok(known.has(variable as never), variable)
  for (const [variable, value] of Object.entries(settings)) {
    if (!/_URL$/.test(variable) || variable === 'PUBLIC_URL') continue
    const { hostname, port } = new URL(value)
    const service = ofKind('Service').find(({ metadata }) => metadata.name === hostname)
    t.equal(service?.spec.ports?.[0]?.port, Number(port), variable)
    t.ok(names(ofKind('Deployment')).includes(service?.spec.selector?.app ?? ''), variable)
  }
})

t.test('each deployment has one budget of disruptions', async (t) => {
  const budgets = ofKind('PodDisruptionBudget')
  t.strictSame(names(budgets), names(ofKind('Deployment')))
  for (const budget of budgets)
    t.match(budget.spec, { maxUnavailable: 1, selector: { matchLabels: { app: budget.metadata.name } } })
})

t.test('each deployment is scaled by one rule, from two copies', async (t) => {
  const scaled = ofKind('HorizontalPodAutoscaler', 'ScaledObject').map(
    ({ spec }) => spec.scaleTargetRef?.name,
  )
  t.strictSame(scaled.toSorted(), names(ofKind('Deployment')))
  for (const rule of ofKind('HorizontalPodAutoscaler', 'ScaledObject'))
    t.equal(rule.spec.minReplicas ?? rule.spec.minReplicaCount, 2)
})

t.test('uses the image and the migration of compose.yaml', async (t) => {
  const { services } = readCompose()
  const containers = ofKind('Deployment', 'Job').flatMap(({ spec }) => spec.template.spec.containers)
  for (const { image } of containers) t.equal(image, interpolate(services.gateway?.image ?? '', {}))
  const migrate = containers.find(({ name }) => name === 'migrate')
  t.strictSame(migrate?.command, services.migrate?.command)
  t.match(migrate?.securityContext, hardened)
})
