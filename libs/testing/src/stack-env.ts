import { randomBytes } from 'node:crypto'
import { serviceUrl } from '@punctual/db'
import { type Env, generateContextKeys, type ServiceName, serviceNames } from '@punctual/http'
import { freePort } from '@punctual/servers'
import { patientEnv } from './ceilings.ts'

/** The whole environment of each component. */
export type StackEnv = Record<ServiceName | 'gateway', Env>

/** Returns the name of a component as its variables begin. */
export const upper = (name: string): string => name.replaceAll('-', '_').toUpperCase()

/**
 * Returns the environment of every component of one stack, as a deployment would set it; `extra` is
 * added to all.
 */
export async function stackEnv(options: {
  databaseUrl: string
  natsUrl: string
  smtpUrl: string
  extra: Record<string, string>
  /** Addresses of each service (1); PORT is that of the first. */
  copies?: number
}): Promise<StackEnv> {
  const { copies = 1 } = options
  const parts = [...serviceNames, 'gateway'] as const
  const all = await Promise.all(Array.from({ length: parts.length * copies }, freePort))
  const portOf = Object.fromEntries(parts.map((part, index) => [part, all[index]]))
  const urlsOf = (index: number) =>
    Array.from({ length: copies }, (_, copy) => `http://127.0.0.1:${all[copy * parts.length + index]}`)
  const keys = generateContextKeys(parts)
  const shared: Record<string, string> = {
    DATABASE_URL: options.databaseUrl,
    NATS_URL: options.natsUrl,
    // A separate prefix, because other stacks use the same NATS.
    BUS_PREFIX: `t${randomBytes(6).toString('hex')}`,
    PUBLIC_URL: `http://127.0.0.1:${portOf.gateway}`,
    ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
    CONTEXT_PUBLIC_KEYS: keys.publicKeys,
    ROOM_PROVIDER_SECRET: randomBytes(24).toString('hex'),
    ROOM_URL_TEMPLATE: 'https://rooms.example.com/v/{room}',
    SMTP_URL: options.smtpUrl,
    MAIL_FROM: 'no-reply@punctual.test',
    ...patientEnv,
    EGRESS_ALLOW: '127.0.0.0/8,::1/128',
    ...Object.fromEntries(rateLimits.map((name) => [name, '1000000'])),
  }
  for (const [index, part] of parts.entries()) {
    shared[`${upper(part)}_URL`] = urlsOf(index).join()
    shared[`${upper(part)}_DATABASE_URL`] = serviceUrl(options.databaseUrl, part)
  }
  const envOf = (part: (typeof parts)[number]): Env => ({
    ...shared,
    CONTEXT_SIGNING_KEY: keys.signingKeys[part],
    PORT: `${portOf[part]}`,
    ...options.extra,
  })
  return Object.fromEntries(parts.map((part) => [part, envOf(part)])) as StackEnv
}

/** Tests exceed the normal rate limits. */
const rateLimits = ['API_KEY', 'OAUTH_CLIENT', 'TOKEN', 'ANONYMOUS', 'CALLBACKS', 'V1', 'ORGANIZATIONS'].map(
  (name) => `RATE_LIMIT_${name}`,
)
