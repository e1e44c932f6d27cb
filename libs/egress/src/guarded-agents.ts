import { type AgentOptions, type ClientRequest, Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import type { Resolve } from './resolve.ts'
import { allowsHost, type EgressRules } from './rules.ts'

/**
 * A connection that the egress rules forbid. Its message omits the address, so that it cannot be
 * used to map our network.
 */
export class EgressBlocked extends Error {
  readonly code = 'EGRESS_BLOCKED'

  constructor() {
    super('the address is blocked by the egress rules')
    this.name = 'EgressBlocked'
  }
}

/**
 * A switch of protocols (101) that the client did not request. HTTP clients would wait forever
 * after it.
 */
export class UnexpectedUpgrade extends Error {
  readonly code = 'HPE_UNEXPECTED_UPGRADE'

  constructor() {
    super('the server switched protocols unexpectedly')
    this.name = 'UnexpectedUpgrade'
  }
}

export interface Agents {
  http: HttpAgent
  https: HttpsAgent
}

/**
 * Milliseconds. Older connections are closed so that new addresses of a name and new rules take
 * effect.
 */
const oldestSocket = 60_000
const longestIdle = 30_000
/** Idle connections are kept while fewer than this number are open. */
const fewSockets = 512

/**
 * Returns agents that connect only to checked addresses. Addresses and loopback names are checked
 * directly; for any other name all its addresses are checked and the socket connects to one of
 * them, so that no second lookup can differ.
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

/** The agent method that receives a request; missing in node's types. */
interface RequestTaker {
  addRequest(request: ClientRequest, ...rest: unknown[]): void
}

const refuseUpgrade = (request: ClientRequest) => (_response: unknown, socket: Socket) => {
  socket.destroy()
  request.emit('error', new UnexpectedUpgrade())
}

/** One forbidden address forbids the name, because the socket may pick any of its addresses. */
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
