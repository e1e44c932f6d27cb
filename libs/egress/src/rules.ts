import { BlockList, isIP } from 'node:net'

/** Decides which tenant-supplied addresses can be reached. */
export interface EgressRules {
  /** Whether connections to the IP address are allowed. */
  allows(address: string): boolean
}

/** Networks without public servers, and the IPv6 ranges that embed an IPv4 address. */
const denied = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '::ffff:0:0:0/96',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

/** Ports of services that do not speak HTTP, or that only their owner should reach. */
const closedPorts = new Set([
  1433, 1521, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 4222, 5432, 5672, 5900, 6222, 6379, 6443, 8222,
  9042, 9092, 9200, 9300, 10250, 10255, 11211, 15672, 27017,
])

/**
 * Returns the rules. @param allow networks that are allowed although they are denied by default
 * (EGRESS_ALLOW)
 */
export function egressRules(allow: readonly string[] = []): EgressRules {
  const open = listOf(allow)
  const closed = listOf(denied)
  return {
    allows(address) {
      const bare = address.split('%')[0] ?? ''
      const family = isIP(bare)
      if (family === 0) return false
      // An IPv4 rule also matches the address in its IPv4-mapped form.
      const kind = family === 4 ? 'ipv4' : 'ipv6'
      return open.check(bare, kind) || !closed.check(bare, kind)
    },
  }
}

/** Returns whether the text is a network such as `10.0.0.0/8` or `::1/128`, or one address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * Reads EGRESS_ALLOW: networks separated by commas.
 * @throws Error that names an invalid one
 */
export function readNetworks(text: string): readonly string[] {
  const networks = text.split(',').map((network) => network.trim())
  const wrong = networks.find((network) => !isNetwork(network))
  if (wrong !== undefined)
    throw new Error(`names ${JSON.stringify(wrong)}, which is not a network such as 10.0.0.0/8`)
  return networks
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family)
  }
  return list
}

/**
 * Checks the parts of a tenant's URL that need no DNS, including literal addresses. The addresses
 * of a name are checked at every connection, after the lookup.
 * @returns the problem, or undefined when there is none
 */
export function urlProblem(text: string, rules: EgressRules): string | undefined {
  if (!URL.canParse(text)) return 'must be an absolute URL'
  if (hasControls(text)) return 'must not have control characters'
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must be an http or https URL'
  if (url.username || url.password) return 'must not contain a user name or a password'
  if (!isOpenPort(url)) return `must not use port ${url.port}`
  if (!allowsHost(hostOf(url), rules)) return 'must not name a private or reserved address'
  return undefined
}

/**
 * Checks a host before the lookup: an address, or a name that always means this machine
 * (`localhost` and its subdomains, with or without trailing dots). These names are allowed when a
 * loopback address is.
 */
export function allowsHost(host: string, rules: EgressRules): boolean {
  if (isIP(host)) return rules.allows(host)
  return !/(?:^|\.)localhost\.*$/i.test(host) || rules.allows('127.0.0.1') || rules.allows('::1')
}

/** URL parsing drops line ends and tabs, so the checked URL would differ from the stored one. */
const hasControls = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f')

/** Returns the host name; an IPv6 address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

function isOpenPort({ port }: URL): boolean {
  if (port === '' || port === '80' || port === '443') return true
  return Number(port) >= 1024 && !closedPorts.has(Number(port))
}
