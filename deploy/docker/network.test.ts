import { serviceNames } from '@punctual/http'
import t from 'tap'
import { readText } from './test/compose-file.ts'
import { manifestsIn } from './test/manifests.ts'

interface Selector {
  matchLabels?: { app: string }
  matchExpressions?: { key: string; operator: string; values: string[] }[]
}

interface Peer {
  podSelector?: Selector
  namespaceSelector?: unknown
  ipBlock?: { cidr: string; except: string[] }
}

interface Policy {
  podSelector: Selector
  policyTypes: string[]
  ingress?: { from: Peer[]; ports?: { port: number }[] }[]
  egress?: { to: Peer[]; ports?: { port: number }[] }[]
}

const manifests = ['http', 'workers', 'network'].flatMap((name) => manifestsIn(`base/${name}.yaml`))
const processes = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name)
const policies = manifests
  .filter(({ kind }) => kind === 'NetworkPolicy')
  .map(({ spec }) => spec as unknown as Policy)

/** Returns the processes that a selector finds. */
const selected = ({ matchLabels, matchExpressions = [] }: Selector): string[] =>
  processes.filter(
    (name) =>
      (matchLabels === undefined || matchLabels.app === name) &&
      matchExpressions.every(({ operator, values }) => (operator === 'In') === values.includes(name)),
  )
const peers = (found: Peer[]): string[] =>
  found.flatMap(({ podSelector, namespaceSelector }) =>
    podSelector && !namespaceSelector ? selected(podSelector) : [],
  )
const callPort = 3000
const opens = (ports?: { port: number }[]): boolean =>
  ports === undefined || ports.some(({ port }) => port === callPort)

/** Returns the pairs `caller > called` that the sender's, or the receiver's, policies allow. */
const sent = policies.flatMap(({ podSelector, egress = [] }) =>
  egress
    .filter(({ ports }) => opens(ports))
    .flatMap(({ to }) =>
      selected(podSelector).flatMap((from) => peers(to).map((name) => `${from} > ${name}`)),
    ),
)
const received = policies.flatMap(({ podSelector, ingress = [] }) =>
  ingress
    .filter(({ ports }) => opens(ports))
    .flatMap(({ from }) =>
      peers(from).flatMap((name) => selected(podSelector).map((to) => `${name} > ${to}`)),
    ),
)

/** Returns the services that a canvas asks: those that its list names before the first path. */
function asksOf(service: string): string[] {
  const canvas = readText('services', service, 'README.md')
  const section = /^## Asks$([\s\S]*?)^## /m.exec(canvas)?.[1] ?? ''
  const heads = section.split('\n').flatMap((line) => /^- ([^`]+)`/.exec(line)?.[1] ?? [])
  return serviceNames.filter((name) => heads.some((head) => new RegExp(`\\b${name}\\b`).test(head)))
}

/** Returns the arrows of the picture in README.md as pairs, both ways of `<-->`. */
function arrows(): [string, string][] {
  const picture = /```mermaid\n([\s\S]*?)```/.exec(readText('README.md'))?.[1] ?? ''
  return [...picture.matchAll(/^ *(.+?) (<?-->)(?:\|[^|]*\|)? (.+)$/gm)].flatMap(
    ([, from = '', arrow, to = '']) => {
      const pairs = from
        .split(' & ')
        .flatMap((one) => to.split(' & ').map((other): [string, string] => [nodeOf(one), nodeOf(other)]))
      return arrow === '<-->' ? [...pairs, ...pairs.map(([a, b]): [string, string] => [b, a])] : pairs
    },
  )
}
/** Returns the id of a node, such as `nats` of `nats[(NATS JetStream)]`. */
const nodeOf = (text: string): string => /^[\w-]+/.exec(text.trim())?.[0] ?? ''
const isService = (name: string): boolean => serviceNames.some((one) => one === name)
/** Returns the pods of a service: those of both roles. */
const podsOf = (service: string): string[] =>
  processes.filter((name) => name.replace(/-worker$/, '') === service)

const drawn = arrows()
const allowed = [
  ...drawn.filter(([from, to]) => from === 'gateway' && isService(to)).map(([from, to]) => `${from} > ${to}`),
  ...serviceNames.flatMap((service) =>
    asksOf(service).flatMap((asked) => podsOf(service).map((pod) => `${pod} > ${asked}`)),
  ),
].toSorted()

t.test('the policies allow the calls of the canvases and of the picture, and no others', async (t) => {
  t.equal(drawn.filter(([from]) => from === 'gateway').length, serviceNames.length)
  t.strictSame(sent.toSorted(), allowed)
  t.strictSame(received.toSorted(), allowed)
})

t.test('the picture shows no call between services that a canvas lacks', async (t) => {
  for (const [from, to] of drawn.filter((pair) => pair.every(isService)))
    t.ok(asksOf(from).includes(to), `${from} asks ${to}`)
})

t.test('what the policies do not name is closed', async (t) => {
  const denials = policies.filter(({ podSelector }) => Object.keys(podSelector).length === 0)
  t.ok(denials.some(({ policyTypes, ingress, egress }) => policyTypes.length === 2 && !ingress && !egress))
})

t.test('services reach the world only where the picture says so, and no private network', async (t) => {
  const outside = drawn.filter(([from, to]) => isService(from) && !isService(to) && to !== 'nats')
  const reaching = policies.flatMap(({ podSelector, egress = [] }) =>
    egress.flatMap(({ to }) =>
      to.flatMap(({ ipBlock }) => (ipBlock ? [{ ipBlock, pods: selected(podSelector) }] : [])),
    ),
  )
  t.strictSame(
    [...new Set(reaching.flatMap(({ pods }) => pods))].toSorted(),
    [...new Set(outside.flatMap(([from]) => podsOf(from)))].toSorted(),
  )
  for (const { ipBlock } of reaching.filter(({ ipBlock }) => ipBlock.cidr === '0.0.0.0/0'))
    for (const network of ['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'])
      t.ok(ipBlock.except.includes(network), network)
})
