import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { Env, Log, RunningService, Sealer, ServiceDefinition, ServiceName } from '@punctual/http'

// Loads the components by their paths in the repository, because no library may depend on a service
// and only this one runs them all. The paths are patterns for bundlers of this file.

const gatewayFile = (name: string) => import(`../../../gateway/src/${name}.ts`)
const identityFile = (name: string) => import(`../../../services/identity/src/${name}.ts`)

export async function loadService(name: ServiceName): Promise<ServiceDefinition<unknown>> {
  const { service } = await import(`../../../services/${name}/src/service.ts`)
  return service
}

export type StartGateway = (env: Env, clock: Clock, log: Log) => Promise<RunningService>

export async function loadGateway(): Promise<StartGateway> {
  return (await gatewayFile('gateway')).startGateway
}

export interface UserInput {
  email: string
  /** Whether the address is verified; true when omitted. */
  emailVerified?: boolean
  name: string
  username?: string
  timeZone?: string
  /** The organization to join, 0 or omitted for none. */
  organizationId?: number
  role?: 'MEMBER' | 'ADMIN' | 'OWNER'
  /** Creates an organization with this user as its owner. */
  organization?: { name: string; slug?: string; isPlatform?: boolean }
}

export interface Account {
  user: { id: number; organizationId: number; email: string; username: string; name: string }
  apiKey: string
}

interface Bootstrapped {
  user: { id: number; email: string; username: string }
  organization: { id: number; slug: string }
  team: { id: number; slug: string }
  oauthClient: { id: string; secret: string }
  apiKey: string
}

/** What identity can create without a caller: the initial objects, and further users. */
export interface IdentityBootstrap {
  bootstrap(
    db: Database,
    sealer: Pick<Sealer, 'seal'>,
    clock: Clock,
    input: { email: string; name: string; username?: string; organizationName: string; timeZone?: string },
  ): Promise<Bootstrapped>
  createAccount(db: Database, clock: Clock, input: UserInput): Promise<Account>
}

export function loadBootstrap(): Promise<IdentityBootstrap> {
  return identityFile('app/bootstrap')
}
