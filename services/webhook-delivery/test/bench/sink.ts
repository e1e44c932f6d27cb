import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A subscriber in its own process, on every loopback address. `/hang` never answers. Prints the
// port first, then the arrival of each request to `/timed/<id>` in wall-clock milliseconds.

const now = (): number => performance.timeOrigin + performance.now()
let arrived: [id: string, at: number][] = []
const server = createServer((request, response) => {
  const at = now()
  const url = request.url ?? ''
  if (url.startsWith('/timed')) arrived.push([`${request.headers['webhook-id']}`, at])
  request.resume()
  if (url !== '/hang') request.on('end', () => response.end('ok'))
})
server.keepAliveTimeout = 60_000
server.listen(0, '0.0.0.0', () => process.send?.({ port: (server.address() as AddressInfo).port }))
setInterval(() => {
  if (arrived.length === 0) return
  process.send?.({ arrived })
  arrived = []
}, 50)
process.on('disconnect', () => process.exit())
