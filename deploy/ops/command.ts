import { type Clock, systemClock } from '@punctual/contracts'
import { type Database, openDatabase, schemaOf } from '@punctual/db'
import { type ServiceName, serviceNames } from '@punctual/http'
import type { OpsConfig } from './config.ts'

/** What a command works with: each service's database under its own role. */
export interface OpsContext {
  databases: Record<ServiceName, Database>
  natsUrl: string | undefined
  clock: Clock
  env: OpsConfig['env']
}

/** A command of `npm run ops`. */
export interface OpsCommand {
  /** Its arguments and options, and what it does. */
  usage: string
  /** What it does, in a line. */
  summary: string
  /** @returns rows or an object for the output. @throws UsageProblem on bad arguments */
  run(context: OpsContext, args: string[]): Promise<unknown>
  /** Whether the result is a failure, so that the exit code is 1. */
  hasFailed?(result: unknown): boolean
}

/** An argument that cannot be used; the message is for the person at the terminal. */
export class UsageProblem extends Error {}

/** Opens the databases; connects at the first use. */
export function openContext(config: OpsConfig, clock: Clock = systemClock) {
  const databases = Object.fromEntries(
    serviceNames.map((name) => [
      name,
      openDatabase(config.databaseUrls[name], {
        schema: schemaOf(name),
        transactionConnections: 1,
        statementConnections: 1,
      }),
    ]),
  ) as Record<ServiceName, Database>
  return {
    context: { databases, natsUrl: config.natsUrl, clock, env: config.env } satisfies OpsContext,
    close: () => Promise.all(Object.values(databases).map((db) => db.close())),
  }
}

/** Returns the address of NATS and its prefix. @throws UsageProblem without an address */
export function busOf({ natsUrl, env }: OpsContext): { natsUrl: string; prefix: string } {
  if (!natsUrl) throw new UsageProblem('Set NATS_URL as the services have it')
  return { natsUrl, prefix: env.BUS_PREFIX ?? 'svc' }
}

/** @throws UsageProblem unless it is the name of a service */
export function serviceNamed(name: string | undefined): ServiceName {
  const found = serviceNames.find((one) => one === name)
  if (!found) throw new UsageProblem(`--service is one of ${serviceNames.join(', ')}`)
  return found
}

/** @throws UsageProblem unless it is a positive integer */
export function idOf(text: string | undefined): number {
  if (text && /^[1-9]\d*$/.test(text)) return Number(text)
  throw new UsageProblem(`${text ?? 'Nothing'} is not the id of a dead letter`)
}
