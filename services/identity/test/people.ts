import type { CallerContext } from '@punctual/contracts'
import type { Test } from '@punctual/testing'
import type { NewAccount } from '../src/app/bootstrap.ts'
import { createAccount } from '../src/app/bootstrap.ts'
import { type Answer, type Asked, callerOf, type Identity, startIdentity } from './start.ts'

export interface Person {
  id: number
  key: string
}

export interface World extends Identity {
  org: number
  olga: Person
  /** ADMIN of Olga's organization. */
  adam: Person
  /** MEMBER of Olga's organization. */
  mia: Person
  /** OWNER of another organization. */
  eve: Person & { org: number }
  /** Creates another user, by default in Olga's organization. */
  person(name: string, account?: Partial<NewAccount>): Promise<Person>
  /** Creates a user whose home is Olga's organization, without a membership of it. */
  guest(name: string): Promise<Person>
  /**
   * Creates a user without a home who joined Olga's organization by an invitation; `membershipId`
   * is that of the organization.
   */
  visitor(name: string): Promise<Person & { membershipId: number }>
  /** Returns the data of an answer with this status; throws an error with the answer otherwise. */
  ask(status: number, method: string, path: string, as: Person, body?: unknown): Promise<Answer['body']>
  /** Returns every event of that type so far, oldest first. */
  events(type: string): Promise<Answer['body'][]>
}

/** Starts identity with a few users. @param env further variables */
export async function startWorld(t: Test, env: Record<string, string> = {}): Promise<World> {
  const identity = await startIdentity(t, ['http'], env)
  const { owner, db, clock } = identity
  const org = owner.organization.id
  async function person(name: string, account: Partial<NewAccount> = {}): Promise<Person> {
    const input = { email: `${name.toLowerCase()}@example.com`, name, organizationId: org, ...account }
    const { user, apiKey } = await createAccount(db, clock, input)
    return { id: user.id, key: apiKey }
  }
  async function guest(name: string): Promise<Person> {
    const one = await person(name)
    await db.sql`delete from membership where user_id = ${one.id}`
    return one
  }
  async function visitor(name: string): Promise<Person & { membershipId: number }> {
    const one = await person(name, { organizationId: 0 })
    const olga = { id: owner.user.id, key: owner.apiKey }
    const teams = `/v2/organizations/${org}/teams`
    const team = await ask(201, 'POST', teams, olga, { name: `Team of ${name}` })
    const { token } = await ask(200, 'POST', `${teams}/${team.id}/invite`, olga)
    await ask(201, 'POST', `/v2/invites/${token}/accept`, one)
    const [row] = await db.sql<{ id: number }[]>`
      select id from membership where user_id = ${one.id} and team_id = ${org}`
    return { ...one, membershipId: row!.id }
  }
  const ask: World['ask'] = async (status, method, path, as, body) => {
    const answer = await identity.call(method, path, as.key, body === undefined ? {} : { body })
    if (answer.status !== status)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data ?? answer.body
  }
  async function stranger(): Promise<World['eve']> {
    const input = { email: 'eve@example.com', name: 'Eve', organization: { name: 'Other', isPlatform: true } }
    const { user, apiKey } = await createAccount(db, clock, input)
    return { id: user.id, key: apiKey, org: user.organizationId }
  }
  return {
    ...identity,
    org,
    olga: { id: owner.user.id, key: owner.apiKey },
    adam: await person('Adam', { role: 'ADMIN' }),
    mia: await person('Mia'),
    eve: await stranger(),
    person,
    guest,
    visitor,
    ask,
    async events(type) {
      const rows = await db.sql<{ body: string }[]>`select body from outbox where type = ${type} order by pos`
      return rows.map(({ body }) => JSON.parse(body))
    },
  }
}

/** Calls without a credential, as a stranger and as a member, and returns the statuses. */
export async function refusals(world: World, method: string, path: string, asked: Asked = {}) {
  const caller: CallerContext = await callerOf(world, world.olga.key)
  const anonymous = await world.call(method, path, { ...caller, kind: 'anonymous', userId: 0 }, asked)
  const stranger = await world.call(method, path, world.eve.key, asked)
  const member = await world.call(method, path, world.mia.key, asked)
  return [anonymous.status, stranger.status, member.status]
}
