import { serviceNames } from '@punctual/http'
import { type MailSink, Resources, startMailSink } from '@punctual/testing'
import { type RunningSystem, startSystem } from './booking-processes.ts'

/** The systems that benchmarks share, by their kind. */
interface Systems {
  /** What answers requests, without workers. */
  requests: RunningSystem
  /** What a booking needs, with workers. */
  bookings: RunningSystem
  /** The same with webhook-delivery. */
  webhooks: RunningSystem
  everything: RunningSystem & { mail: MailSink }
}

export type SystemKind = keyof Systems

export type SystemOf<Kind extends SystemKind> = Systems[Kind]

const starts: { [Kind in SystemKind]: (resources: Resources) => Promise<Systems[Kind]> } = {
  requests: (resources) => startSystem(resources, { roles: 'apart', env: { DEADLINE_FACTOR: '10' } }),
  bookings: (resources) => startSystem(resources),
  webhooks: (resources) =>
    startSystem(resources, {
      needed: ['identity', 'scheduling', 'bookings', 'webhook-delivery', 'gateway'],
    }),
  everything: (resources) => startEverything(resources),
}

/**
 * Starts all services.
 * @param env further variables of the processes
 */
export async function startEverything(
  resources: Resources,
  env: Record<string, string> = {},
): Promise<RunningSystem & { mail: MailSink }> {
  const mail = await startMailSink(resources)
  const needed = [...serviceNames, 'gateway']
  return { ...(await startSystem(resources, { needed, smtpUrl: mail.url, env })), mail }
}

/** Keeps one running system for the benchmarks in a row that need the same kind. */
export class SharedSystems {
  #resources = new Resources()
  #kind: SystemKind | undefined
  #system: Promise<RunningSystem> | undefined

  /** Starts it, after the end of one of another kind. */
  async get<Kind extends SystemKind>(kind: Kind): Promise<SystemOf<Kind>> {
    if (this.#kind !== kind) await this.end()
    this.#kind = kind
    this.#system ??= starts[kind](this.#resources)
    return (await this.#system) as SystemOf<Kind>
  }

  /** Ends the system, if one runs. */
  async end(): Promise<void> {
    const resources = this.#resources
    this.#resources = new Resources()
    this.#kind = undefined
    this.#system = undefined
    await resources.end()
  }
}
