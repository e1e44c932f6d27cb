import { createServer } from 'node:http'

/**
 * A service with almost no cost in its own process, so that the bench measures the proxy in front
 * of it. Argument: a port.
 */
const body = JSON.stringify({ status: 'success', data: [] })
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
const server = createServer({ keepAliveTimeout: 72_000 }, (_request, response) => {
  response.writeHead(200, headers).end(body)
})
server.listen(Number(process.argv[2]), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
