import { type ServiceName, serviceNames, tracingVariables } from '@punctual/http'

/** The gateway and the services: each has a schema, a database role and a signing key. */
export const components = ['gateway', ...serviceNames] as const
export type Component = (typeof components)[number]

/** A process of the system that runs from this repository. */
export interface Process {
  name: string
  /** A TypeScript file, from the root of the repository. */
  entry: string
  /** Variables with a value for each process. */
  own: ('PORT' | 'OPS_PORT' | 'SMTP_PORT' | 'ROLE' | 'CONTEXT_SIGNING_KEY' | 'INBOX_DIR')[]
  /** Variables with one value for the whole system; the process gets only these. */
  shared: string[]
  /** The address of its readiness check. */
  readiness: { port: 'PORT' | 'OPS_PORT'; path: string }
}

/** Returns a variable name such as `WEBHOOK_DELIVERY_URL`. */
export const urlVariable = (service: ServiceName): string => `${upper(service)}_URL`
/** Returns a variable name such as `WEBHOOK_DELIVERY_DATABASE_URL`. */
export const databaseVariable = (component: Component): string => `${upper(component)}_DATABASE_URL`

const upper = (name: string): string => name.replaceAll('-', '_').toUpperCase()

/** Settings of tracing; each process has its own name there. */
export const sharedTracing = tracingVariables.filter((name) => name !== 'OTEL_SERVICE_NAME')

const everywhere = [
  'HOST',
  'LOG_LEVEL',
  'DEADLINE_FACTOR',
  'DRAIN_MS',
  'NATS_URL',
  'CONTEXT_PUBLIC_KEYS',
  'NODE_EXTRA_CA_CERTS',
  ...sharedTracing,
]

/** Settings of the providers of text messages and calls. */
export const phoneVariables = [
  'SMS_API_URL',
  'SMS_ACCOUNT_SID',
  'SMS_AUTH_TOKEN',
  'SMS_FROM',
  'WHATSAPP_FROM',
  'PHONE_CALL_API_URL',
  'PHONE_CALL_API_KEY',
  'PHONE_CALL_FROM',
] as const

/**
 * Limits of requests per window and of concurrent ones, by kind of caller. Identity reads the
 * maximum that a key can set for itself.
 */
export const rateLimitVariables = [
  'RATE_LIMIT_API_KEY',
  'RATE_LIMIT_OAUTH_CLIENT',
  'RATE_LIMIT_TOKEN',
  'RATE_LIMIT_ANONYMOUS',
  'RATE_LIMIT_CALLBACKS',
  'RATE_LIMIT_V1',
  'RATE_LIMIT_ORGANIZATIONS',
  'CALLS_IN_FLIGHT',
]

/** The end dates of the first API generation, and its successor. */
export const retirementVariables = ['V1_DEPRECATED_AT', 'V1_SUNSET_AT', 'V1_SUCCESSOR']

/** Settings of webhook deliveries. */
export const webhookVariables = ['WEBHOOK_RETRY_SCHEDULE', 'WEBHOOK_RATE_LIMIT', 'WEBHOOK_SIGNING_KEYS']

/** How processes of automation and of webhook-delivery divide the events of bookings. */
export const eventVariables = ['BOOKING_EVENTS']

/** Settings of the payment provider. */
export const paymentVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'STRIPE_CLIENT_ID',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
]

/** Settings of the provider of video rooms. */
export const roomVariables = [
  'ROOM_PROVIDER_SECRET',
  'ROOM_URL_TEMPLATE',
  'ROOM_JWT_KEY',
  'ROOM_JWT_KEY_ID',
  'ROOM_JWT_ISSUER',
  'ROOM_JWT_AUDIENCE',
  'ROOM_JWT_SUBJECT',
  'ROOM_JWT_CLAIMS',
]

/** A standby for lists of bookings. */
export const readVariables = ['BOOKINGS_READ_DATABASE_URL', 'READ_REPLICA_MAX_LAG_MS']

/** Settings of the providers of calendars. */
export const calendarVariables = [
  'CALENDAR_PUSH',
  'CALENDAR_DEADLINE_MS',
  'CALENDAR_MAX_AGE_MS',
  'CALENDAR_UNREACHABLE',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_OAUTH_URL',
  'GOOGLE_API_URL',
  'MICROSOFT_CLIENT_ID',
  'MICROSOFT_CLIENT_SECRET',
  'MICROSOFT_LOGIN_URL',
  'MICROSOFT_GRAPH_URL',
  'ZOOM_CLIENT_ID',
  'ZOOM_CLIENT_SECRET',
  'ZOOM_ACCOUNT_ID',
  'ZOOM_OAUTH_URL',
  'ZOOM_API_URL',
]

/**
 * Variables of a single service, besides those of all: URLs of the services that it asks, and its
 * own settings.
 */
const special: Record<ServiceName, string[]> = {
  identity: [
    'SCHEDULING_URL',
    'BOOKINGS_URL',
    'AUTOMATION_URL',
    'WEBHOOK_DELIVERY_URL',
    'RATE_LIMIT_API_KEY',
    'EGRESS_ALLOW',
    'DNS_SERVERS',
  ],
  scheduling: ['BOOKINGS_URL', 'IDENTITY_URL', 'EGRESS_ALLOW', ...calendarVariables],
  bookings: ['SCHEDULING_URL', 'IDENTITY_URL', ...roomVariables, ...paymentVariables, ...readVariables],
  automation: [
    'SCHEDULING_URL',
    'IDENTITY_URL',
    'SMTP_URL',
    'MAIL_FROM',
    ...phoneVariables,
    ...eventVariables,
  ],
  'webhook-delivery': [
    'SCHEDULING_URL',
    'IDENTITY_URL',
    'EGRESS_ALLOW',
    ...webhookVariables,
    ...eventVariables,
  ],
}

const gateway: Process = {
  name: 'gateway',
  entry: 'gateway/src/server.ts',
  own: ['PORT', 'OPS_PORT', 'CONTEXT_SIGNING_KEY'],
  shared: [
    ...everywhere,
    ...serviceNames.map(urlVariable),
    databaseVariable('gateway'),
    'PUBLIC_URL',
    ...rateLimitVariables,
    ...retirementVariables,
    'GATEWAY_REPLICAS',
    'TRUSTED_PROXIES',
    'TRUST_TRACEPARENT',
  ],
  readiness: { port: 'OPS_PORT', path: '/ready' },
}

const inbox: Process = {
  name: 'inbox',
  entry: 'deploy/local/inbox/server.ts',
  own: ['PORT', 'SMTP_PORT', 'INBOX_DIR'],
  shared: ['HOST'],
  readiness: { port: 'PORT', path: '/health' },
}

/** Returns one process with both roles, or one for HTTP and one for the worker. */
function processesOf(service: ServiceName, roles: 'together' | 'apart'): Process[] {
  const shared = [
    ...everywhere,
    'PUBLIC_URL',
    'ENCRYPTION_KEYS',
    'STREAM_REPLICAS',
    databaseVariable(service),
    ...special[service],
  ]
  const readiness = { port: 'OPS_PORT', path: '/ready' } as const
  const http: Process = {
    name: service,
    entry: `services/${service}/src/server.ts`,
    own: ['PORT', 'OPS_PORT', 'ROLE', 'CONTEXT_SIGNING_KEY'],
    shared,
    readiness,
  }
  const worker: Process = {
    name: `${service}-worker`,
    entry: `services/${service}/src/worker.ts`,
    own: ['OPS_PORT', 'CONTEXT_SIGNING_KEY'],
    shared,
    readiness,
  }
  return roles === 'apart' ? [http, worker] : [http]
}

/**
 * Returns the whole system in start order: each group starts when the one before is ready. It stops
 * in reverse order. Our own Postgres and NATS start before.
 */
export function topology(options: { roles: 'together' | 'apart'; inbox: boolean }): Process[][] {
  return [
    options.inbox ? [inbox] : [],
    serviceNames.flatMap((service) => processesOf(service, options.roles)),
    [gateway],
  ]
}
