import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Body, Client } from '@punctual/client'
import type { Command } from 'commander'
import { type Context, UsageError } from './context.ts'
import { openSession } from './session.ts'

/** Events that `listen` asks for by default. */
const defaultTriggers = [
  'BOOKING_CREATED',
  'BOOKING_REQUESTED',
  'BOOKING_RESCHEDULED',
  'BOOKING_CANCELLED',
  'BOOKING_REJECTED',
  'BOOKING_PAYMENT_INITIATED',
  'BOOKING_PAID',
  'BOOKING_NO_SHOW_UPDATED',
  'MEETING_STARTED',
  'MEETING_ENDED',
  'FORM_SUBMITTED',
  'OOO_CREATED',
]

/** Headers that pass in both directions; the others belong to one connection. */
const forwarded = /^(webhook-|x-svc-|content-type$|user-agent$|retry-after$)/

/** Milliseconds for the answer of the program: less than a delivery attempt may take. */
const answerTimeoutMs = 14_000

interface ListenOptions {
  forwardTo: string
  triggers: string
  secret?: string
  port: string
  publicUrl?: string
}

export function addListen(program: Command, context: Context): void {
  program
    .command('listen')
    .summary('Forward the webhooks of the caller to a program on this machine')
    .description(
      'Creates a webhook of the caller that leads to this machine, and forwards each request with its signature to a URL until it is ended; then it deletes the webhook. An installation on another machine needs a tunnel to --port, whose address is --public-url.',
    )
    .requiredOption('--forward-to <url>', 'URL of the program, such as http://localhost:4000/webhooks')
    .option('--triggers <a,b>', 'events to receive', defaultTriggers.join(','))
    .option('--secret <text>', 'secret that signs the requests (default: a random one, which is printed)')
    .option('--port <number>', 'port on which requests arrive (default: any)', '0')
    .option('--public-url <url>', 'address at which the installation reaches that port')
    .action(async (options: ListenOptions) => {
      const target = parseUrl('--forward-to', options.forwardTo)
      if (!/^\d{1,5}$/.test(options.port)) throw new UsageError('--port is not a number')
      const { client, baseUrl } = await openSession(context)
      await listen(client, baseUrl, target, options, context)
    })
}

function parseUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`${name} is not a URL of HTTP: ${text}`)
  return url
}

const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

async function listen(
  client: Client,
  baseUrl: string,
  target: URL,
  { triggers, secret = randomBytes(24).toString('base64url'), port, publicUrl }: ListenOptions,
  context: Context,
): Promise<void> {
  if (publicUrl === undefined && !isLoopback(new URL(baseUrl)))
    throw new UsageError(
      `${baseUrl} cannot reach this machine: start a tunnel to --port, and give its address with --public-url`,
    )
  // Only the installation knows the path, so that others cannot send requests through a tunnel.
  const path = `/${randomBytes(16).toString('hex')}`
  const server = createServer((request, reply) => {
    if (request.url === path) void forward(request, reply, target, context)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(port), '127.0.0.1', resolve)
  })
  try {
    const { port: actual } = server.address() as AddressInfo
    const here = publicUrl === undefined ? `http://127.0.0.1:${actual}` : publicUrl.replace(/\/+$/, '')
    const webhook = await client.webhooks.create({
      active: true,
      subscriberUrl: parseUrl('--public-url', `${here}${path}`).href,
      triggers: triggers.split(',') as Body<'createWebhook'>['triggers'],
      secret,
    })
    try {
      context.note(`Webhook ${webhook.id}, secret ${secret}. Forwarding to ${target.href}; Ctrl-C ends it.`)
      await interruptedBy(context.interrupted)
    } finally {
      await client.webhooks.delete(webhook.id)
      context.note(`Deleted webhook ${webhook.id}.`)
    }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const interruptedBy = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Sends a request as it came, byte for byte, and answers with what the program answered. */
async function forward(
  request: IncomingMessage,
  reply: ServerResponse,
  target: URL,
  context: Context,
): Promise<void> {
  try {
    const body = await buffer(request)
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      forwarded.test(name) ? [[name, String(value)]] : [],
    )
    const answer = await fetch(target, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    const kept = [...answer.headers].filter(([name]) => forwarded.test(name))
    reply.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()))
    context.out(`${eventOf(body)} -> ${answer.status}`)
  } catch (error) {
    reply.writeHead(502).end('The program did not answer')
    context.out(`no answer of ${target.href}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Returns the trigger of a webhook body and what it is about. */
function eventOf(body: Buffer): string {
  try {
    const { triggerEvent, payload } = JSON.parse(body.toString())
    return [triggerEvent, payload?.uid].filter((part) => typeof part === 'string').join(' ')
  } catch {
    return `${body.length} bytes`
  }
}
