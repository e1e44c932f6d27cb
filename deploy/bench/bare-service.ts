import { createServer } from 'node:http'

/** A service that costs next to nothing, a process of its own: what is left is the proxy before it. Run with a port. */
const body = JSON.stringify({ status: 'success', data: [] })
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
const server = createServer({ keepAliveTimeout: 72_000 }, (_request, response) => {
  response.writeHead(200, headers).end(body)
})
server.listen(Number(process.argv[2]), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
