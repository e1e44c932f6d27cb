import { type AgentOptions, type ClientRequest, Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import type { Resolve } from './resolve.ts'
import { allowsHost, type EgressRules } from './rules.ts'

/** A connection that the egress rules forbid; says nothing of the address, so that nobody maps our network with it. */
export class EgressBlocked extends Error {
  readonly code = 'EGRESS_BLOCKED'

  constructor() {
    super('the address is not one that may be reached')
    this.name = 'EgressBlocked'
  }
}

/** A server that would rather speak something else (101). Nobody here asked for it, and HTTP clients wait for ever after it. */
export class UnexpectedUpgrade extends Error {
  readonly code = 'HPE_UNEXPECTED_UPGRADE'

  constructor() {
    super('the server switched protocols without being asked')
    this.name = 'UnexpectedUpgrade'
  }
}

export interface Agents {
  http: HttpAgent
  https: HttpsAgent
}

/** Milliseconds. A connection is given up at that age, so that a name's new address or a new rule takes hold. */
const oldestSocket = 60_000
const longestIdle = 30_000
/** Idle connections are kept up to that many open ones. */
const fewSockets = 512

/**
 * Agents whose every connection goes to an address that was judged: a host that is an address or a loopback name as it is,
 * any other name by all its addresses, and the socket connects to one of those, so that no second look-up can say otherwise.
 * @param keepAlive false: a new connection for every request
 */
export function guardedAgents(rules: EgressRules, resolve: Resolve, keepAlive: boolean): Agents {
  const options: AgentOptions = { keepAlive, maxFreeSockets: 8, timeout: longestIdle }
  const guard = guardWith(rules, guardedLookup(rules, resolve))
  return { http: guard(new HttpAgent(options)), https: guard(new HttpsAgent(options)) }
}

function guardWith(rules: EgressRules, lookup: LookupFunction) {
  const madeAt = new WeakMap<object, number>()
  let open = 0
  return <A extends HttpAgent>(agent: A): A => {
    const createConnection = agent.createConnection.bind(agent)
    const { addRequest } = agent as unknown as RequestTaker
    const keepSocketAlive = agent.keepSocketAlive.bind(agent) as (socket: unknown) => boolean
    agent.createConnection = (options, done) => {
      const host = (options.host ?? '').replace(/^\[|\]$/g, '')
      if (options.socketPath || host === '' || !allowsHost(host, rules)) throw new EgressBlocked()
      const socket = createConnection({ ...options, lookup } as typeof options, done)
      if (!socket) return socket
      madeAt.set(socket, performance.now())
      open++
      socket.once('close', () => open--)
      return socket
    }
    Object.assign(agent, {
      addRequest(request: ClientRequest, ...rest: unknown[]) {
        request.once('upgrade', refuseUpgrade(request))
        addRequest.call(agent, request, ...rest)
      },
    })
    agent.keepSocketAlive = (socket) => {
      const young = performance.now() - (madeAt.get(socket) ?? 0) < oldestSocket
      return young && open <= fewSockets && keepSocketAlive(socket)
    }
    return agent
  }
}

/** How an agent gets a request, which node's types leave out. */
interface RequestTaker {
  addRequest(request: ClientRequest, ...rest: unknown[]): void
}

const refuseUpgrade = (request: ClientRequest) => (_response: unknown, socket: Socket) => {
  socket.destroy()
  request.emit('error', new UnexpectedUpgrade())
}

/** One forbidden address forbids the name: nobody here chooses which of them a socket takes. */
function guardedLookup(rules: EgressRules, resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || !addresses.every((address) => rules.allows(address))) {
          return callback(new EgressBlocked(), '', 0)
        }
        if (!options.all) return callback(null, first, isIP(first))
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        )
      },
      (error) => callback(error, '', 0),
    )
  }
}
