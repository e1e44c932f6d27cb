import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Test } from '@punctual/testing'

/** What an operation does besides computing. */
export interface Cost {
  /** Statements, those that begin and end transactions included. */
  statements: number
  transactions: number
  /** How often a connection waits for Postgres; statements that are sent together wait once. */
  roundTrips: number
  /** Bytes to and from Postgres. */
  databaseBytes: number
  /** HTTP requests between components. */
  hops: number
  logLines: number
}

/** Counts what the components of a stack in this process do. */
export interface CostMeter {
  /** For `startStack`: an address of its Postgres at which statements are counted. */
  through(databaseUrl: string): Promise<string>
  /** For the log of the stack. */
  write(line: string): void
  /** Returns the different statements so far, each with the schema of its connection. */
  statements(): { schema: string; text: string }[]
  /** Returns the cost of the work. */
  costOf(work: () => Promise<unknown>): Promise<Cost>
}

/**
 * What components do on their own: renewing leases, notifying publishers after a commit, sharing
 * rate limits.
 */
const background = /gateway_lease|pg_notify|limit_share|rate_limit/
const backgroundPath = /^\/internal\/gateway-leases\//

const none = (): Cost => ({
  statements: 0,
  transactions: 0,
  roundTrips: 0,
  databaseBytes: 0,
  hops: 0,
  logLines: 0,
})

/** @param isClient whether an origin is that of the gateway, so the request is the test's own */
export function createCostMeter(t: Test, isClient: (origin: string) => boolean): CostMeter {
  let cost = none()
  const statements = new Map<string, { schema: string; text: string }>()
  const countHop: ChannelListener = (message) => {
    const { request } = message as { request: { origin: string; path: string } }
    if (!isClient(String(request.origin)) && !backgroundPath.test(request.path)) cost.hops += 1
  }
  subscribe('undici:request:create', countHop)
  t.teardown(() => unsubscribe('undici:request:create', countHop))
  return {
    through: (databaseUrl) =>
      startCounter(
        t,
        databaseUrl,
        () => cost,
        (statement) => statements.set(`${statement.schema} ${statement.text}`, statement),
      ),
    statements: () => [...statements.values()],
    write() {
      cost.logLines += 1
    },
    async costOf(work) {
      cost = none()
      await work()
      return { ...cost }
    },
  }
}

/** Starts a proxy that reads the protocol of Postgres. @returns its address */
async function startCounter(
  t: Test,
  databaseUrl: string,
  cost: () => Cost,
  note: (statement: { schema: string; text: string }) => void,
): Promise<string> {
  const behind = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const postgres = connect(Number(behind.port), behind.hostname)
    for (const socket of [client, postgres]) {
      sockets.add(socket.setNoDelay(true))
      socket.on('error', () => {}).once('close', () => sockets.delete(socket))
    }
    const { sent, answered } = createReader(cost, note)
    client.on('data', sent).pipe(postgres)
    postgres.on('data', answered).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.port = `${(server.address() as AddressInfo).port}`
  return url.href
}

/** Returns what reads the data of one connection. */
function createReader(cost: () => Cost, note: (statement: { schema: string; text: string }) => void) {
  const statements = new Map<string, string>()
  let bound = ''
  /** Requests that Postgres has not completed yet, and whether any of them counts. */
  let open = 0
  let waits = false
  let bytes = 0

  let schema = ''
  const run = (text: string) => {
    note({ schema, text })
    if (background.test(text)) return
    waits = true
    cost().statements += 1
    if (/^begin/i.test(text)) cost().transactions += 1
  }
  const complete = () => {
    open += 1
  }
  const fromClient: Record<string, (body: Buffer) => void> = {
    Q(body) {
      run(textAt(body, 0))
      complete()
    },
    P(body) {
      const name = textAt(body, 0)
      statements.set(name, textAt(body, Buffer.byteLength(name) + 1))
    },
    B(body) {
      bound = textAt(body, Buffer.byteLength(textAt(body, 0)) + 1)
    },
    E: () => run(statements.get(bound) ?? ''),
    S: complete,
  }
  const readSent = messages(fromClient, (head) => {
    const words = head.toString().split('\0')
    schema = words[words.indexOf('application_name') + 1] ?? ''
  })
  const readAnswers = messages({
    Z() {
      if (open === 0) return
      open -= 1
      if (open > 0) return
      if (waits) {
        cost().roundTrips += 1
        cost().databaseBytes += bytes
      }
      waits = false
      bytes = 0
    },
  })
  return {
    sent(data: Buffer) {
      bytes += data.length
      readSent(data)
    },
    answered(data: Buffer) {
      bytes += data.length
      readAnswers(data)
    },
  }
}

const textAt = (body: Buffer, from: number): string => body.toString('utf8', from, body.indexOf(0, from))

/**
 * Returns a reader of a stream of messages: a letter, a length and the rest.
 * @param readHead reads the first message, if that has no letter
 */
function messages(
  readers: Record<string, (body: Buffer) => void>,
  readHead?: (body: Buffer) => void,
): (data: Buffer) => void {
  let rest = Buffer.alloc(0)
  let letters = readHead ? 0 : 1
  return (data) => {
    rest = Buffer.concat([rest, data])
    while (rest.length >= letters + 4) {
      const end = letters + rest.readUInt32BE(letters)
      if (rest.length < end) return
      if (letters === 0) readHead?.(rest.subarray(4, end))
      else readers[String.fromCharCode(rest[0]!)]?.(rest.subarray(5, end))
      rest = rest.subarray(end)
      letters = 1
    }
  }
}
