import { serviceUrl } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { freePort, portIsFree } from '@punctual/servers'
import type { LocalConfig } from './config.ts'
import { type DataFolder, readOrCreateJson, writeWhole } from './data-folder.ts'
import type { Secrets } from './secrets.ts'
import { components, databaseVariable, type Process, phoneVariables, urlVariable } from './topology.ts'

/** Ports by process and variable, such as `bookings.OPS_PORT`. */
export type Ports = Record<string, number>

/**
 * Returns the ports of an earlier start where they are free, else new ones; stores them in
 * ports.json.
 */
export async function findPorts(
  folder: DataFolder,
  processes: Process[],
  gatewayPort: number,
): Promise<Ports> {
  const file = folder.file('ports.json')
  const stored = await readOrCreateJson<Ports>(file, () => ({}))
  const ports: Ports = {}
  const take = async (name: string): Promise<number> => {
    const port = stored[name]
    if (port && !Object.values(ports).includes(port) && (await portIsFree(port))) return port
    // The gateway's port and stored ones are not reserved, and nothing listens on them yet.
    const free = await freePort()
    return Object.values(ports).includes(free) ? take(name) : free
  }
  if (gatewayPort > 0) ports['gateway.PORT'] = gatewayPort
  for (const { name, own } of processes)
    for (const variable of own.filter((each) => each.endsWith('PORT')))
      ports[`${name}.${variable}`] ??= await take(`${name}.${variable}`)
  await writeWhole(file, `${JSON.stringify({ ...stored, ...ports }, null, 2)}\n`)
  return ports
}

export interface Settings {
  databaseUrl: string
  natsUrl: string
  secrets: Secrets
}

/** Returns the URL of a port on this machine. */
export const localUrl = (port: number | undefined): string => `http://127.0.0.1:${port}`

/** Returns the URL of a process' readiness check. */
export const readyUrlOf = ({ name, readiness }: Process, ports: Ports): string =>
  localUrl(ports[`${name}.${readiness.port}`]) + readiness.path

/** Variables that every Node process needs. */
export const basis = { PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC', NODE_ENV: 'production' }

/** With one real provider, the inbox stands in for none. */
const usesInbox = ({ smtpUrl, passed }: LocalConfig): boolean =>
  smtpUrl === undefined && !phoneVariables.some((name) => name in passed)

/**
 * The developer inbox as provider of text messages and calls; its numbers are reserved for fiction.
 */
const inboxPhones = (url: string): Record<(typeof phoneVariables)[number], string> => ({
  SMS_API_URL: url,
  SMS_ACCOUNT_SID: 'inbox',
  SMS_AUTH_TOKEN: 'inbox',
  SMS_FROM: '+15005550006',
  WHATSAPP_FROM: '+15005550006',
  PHONE_CALL_API_URL: url,
  PHONE_CALL_API_KEY: 'inbox',
  PHONE_CALL_FROM: '+15005550006',
})

/** Returns the whole environment of one process: only the variables in the topology. */
export function environmentOf(
  process: Process,
  config: LocalConfig,
  folder: DataFolder,
  settings: Settings,
  ports: Ports,
): Record<string, string> {
  const { databaseUrl, natsUrl, secrets } = settings
  const shared: Record<string, string> = {
    HOST: '127.0.0.1',
    // Each service has one copy here, so no other one could answer meanwhile.
    DRAIN_MS: '0',
    NATS_URL: natsUrl,
    SMTP_URL: config.smtpUrl ?? `smtp://127.0.0.1:${ports['inbox.SMTP_PORT']}`,
    PUBLIC_URL: localUrl(ports['gateway.PORT']),
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    CONTEXT_PUBLIC_KEYS: secrets.publicKeys,
    ...(secrets.roomProviderSecret && { ROOM_PROVIDER_SECRET: secrets.roomProviderSecret }),
    ...(secrets.webhookSigningKeys && { WEBHOOK_SIGNING_KEYS: secrets.webhookSigningKeys }),
    ...(usesInbox(config) && inboxPhones(localUrl(ports['inbox.PORT']))),
    ...config.passed,
  }
  for (const service of serviceNames) shared[urlVariable(service)] = localUrl(ports[`${service}.PORT`])
  for (const component of components) shared[databaseVariable(component)] = serviceUrl(databaseUrl, component)
  const component = process.name.replace(/-worker$/, '')
  const own: Record<string, string> = {
    ROLE: config.roles === 'apart' ? 'http' : 'all',
    CONTEXT_SIGNING_KEY: secrets.signingKeys[component] ?? '',
    INBOX_DIR: folder.file('inbox'),
  }
  for (const variable of ['PORT', 'OPS_PORT', 'SMTP_PORT'])
    own[variable] = `${ports[`${process.name}.${variable}`]}`
  const pick = (names: string[], values: Record<string, string>) =>
    names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]))
  // No process accepts it in production.
  const movable = config.testClock ? { TEST_CLOCK: 'on', NODE_ENV: 'development' } : {}
  return {
    ...basis,
    ...movable,
    ...(config.nodeOptions && { NODE_OPTIONS: config.nodeOptions }),
    ...Object.fromEntries([...pick(process.shared, shared), ...pick(process.own, own)]),
  }
}
