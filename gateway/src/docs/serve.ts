import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PreparedBody, sendPrepared } from '../compression/prepared.ts'
import { accessPage } from './access-page.ts'

/** Files of the renderer below `/docs`, with their types. */
const renderer = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
} as const

/** Allows only this origin; the renderer needs inline styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Punctual API</title>
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<div id="page"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</html>
`

const start = `window.ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#page',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
})
`

/** Serves the OpenAPI document, and pages that show it and the access rules. */
export function serveDocs(app: FastifyInstance): void {
  const serve = (path: string, type: string, load: () => Promise<Buffer | string>) => {
    let loaded: Promise<PreparedBody> | undefined
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      loaded ??= load().then((body) => new PreparedBody(type, body))
      reply.header('cache-control', 'no-cache').header('content-security-policy', policy)
      return sendPrepared(request, reply, await loaded)
    }
    app.get(path, answer)
  }
  serve('/openapi.json', 'application/json; charset=utf-8', () =>
    readFile(new URL('./openapi.json', import.meta.url)),
  )
  serve('/docs', 'text/html; charset=utf-8', async () => page)
  serve('/docs/access', 'text/html; charset=utf-8', async () => accessPage())
  serve('/docs/start.js', 'text/javascript; charset=utf-8', async () => start)
  for (const [name, type] of Object.entries(renderer))
    serve(`/docs/${name}`, type, () =>
      readFile(new URL(import.meta.resolve(`@fastify/swagger-ui/static/${name}`))),
    )
}
