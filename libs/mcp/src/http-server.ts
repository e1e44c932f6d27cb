import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { bearerOf, Unauthenticated } from './bearer.ts'
import { HttpSessions } from './http-sessions.ts'
import { isMetadataPath, metadataUrl, resourceMetadata } from './resource-metadata.ts'

export interface HttpOptions {
  /** Address of the Punctual whose API the tools call, and which gives the tokens. */
  installation: string
  /** Address of this server as assistants know it, such as `https://mcp.example.com/mcp`. */
  resource: string
  version: string
  now: () => number
}

/**
 * Creates the server of the Streamable HTTP transport. Each request needs an access token of the
 * installation, whose API checks its scopes at every call of a tool.
 */
export function createHttpServer({ installation, resource, version, now }: HttpOptions): Server {
  const sessions = new HttpSessions(installation, version, now)
  const own = new URL(resource)
  const metadata = JSON.stringify(resourceMetadata(resource, installation))
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Unauthenticated) return challenge(response, error)
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'server_error', 'Something went wrong on the server.')
    })
  })
  server.on('close', () => void sessions.close())
  return server

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', own)
    if (isMetadataPath(pathname, resource) && request.method === 'GET') {
      // Assistants in browsers read it from pages of other origins.
      response.setHeader('access-control-allow-origin', '*')
      response.writeHead(200, { 'content-type': 'application/json' }).end(metadata)
      return
    }
    if (pathname !== own.pathname) return refuse(response, 404, 'not_found', 'There is nothing here.')
    // A page that a browser was lured to has no business here, not even on the own machine.
    const { origin } = request.headers
    if (origin !== undefined && origin !== own.origin)
      return refuse(response, 403, 'forbidden_origin', 'Pages of other sites cannot use this server.')
    const bearer = await bearerOf(request.headers.authorization, installation)
    const id = request.headers['mcp-session-id']
    const session = typeof id === 'string' ? sessions.find(id, bearer) : await sessions.open(bearer)
    if (!session) return refuse(response, 404, 'unknown_session', 'This session has ended.')
    await session.transport.handleRequest(request, response)
  }

  /** Says where to get a token, as RFC 9728 asks for. */
  function challenge(response: ServerResponse, { status, code, message }: Unauthenticated): void {
    const error = code === 'invalid_token' ? 'error="invalid_token", ' : ''
    if (status === 401)
      response.setHeader(
        'www-authenticate',
        `Bearer ${error}resource_metadata="${metadataUrl(resource).href}"`,
      )
    refuse(response, status, code, message)
  }
}

function refuse(response: ServerResponse, status: number, error: string, description: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error, error_description: description }))
}
