import replyFrom from '@fastify/reply-from'
import type { CallerContext } from '@punctual/contracts'
import { contextHeader, createContextSigner, parseSigningKey } from '@punctual/http'
import { fastify } from 'fastify'

/**
 * The baseline of the gateway bench in its own process: only @fastify/reply-from in front of one
 * service. Every request gets the same caller context, which the service requires. Arguments: the
 * service's URL, the gateway's signing key, the caller as JSON and a port.
 */
const [base = '', key = '', callerJson = '{}', port = '0'] = process.argv.slice(2)
const signer = createContextSigner(parseSigningKey(key), 'gateway')
const caller = JSON.parse(callerJson) as CallerContext
let context = await signer.signCaller(caller)
setInterval(async () => {
  context = await signer.signCaller(caller)
}, 1_000)

const app = fastify()
await app.register(replyFrom, {
  base,
  undici: { connections: 64, pipelining: 1 },
  disableRequestLogging: true,
})
app.get('/ready', async () => ({}))
app.get('/*', (request, reply) =>
  reply.from(request.url, {
    rewriteRequestHeaders: (_request, headers) => ({ ...headers, [contextHeader]: context }),
  }),
)
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.on('SIGTERM', () => process.exit(0))
