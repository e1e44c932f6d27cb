import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PreparedBody, sendPrepared } from '../compression/prepared.ts'
import { type Assets, bundleAssets, serveAssets } from '../pages/page-bundle.ts'
import { apiCatalog, catalogType } from './site/api-catalog.ts'
import { htmlOf } from './site/layout.ts'
import { buildSite, type DocSite, llmsText } from './site/site.ts'

/** Allows only this origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

const types = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  plain: 'text/plain; charset=utf-8',
} as const

const documentUrl = new URL('./openapi.json', import.meta.url)
const files = { name: 'docs', script: 'docs/main.ts', styles: ['docs/docs.css'] }

/**
 * Serves the OpenAPI document, and the documentation that is made from it and from the guides: each
 * page as HTML, and as Markdown at its address plus `.md`. Pages are made when they are first asked
 * for.
 */
export function serveDocs(app: FastifyInstance): void {
  const assets = once<Assets>(() => bundleAssets(files))
  const site = once<DocSite>(async () => buildSite(JSON.parse(await readFile(documentUrl, 'utf8'))))
  const bodies = new Map<string, Promise<PreparedBody>>()
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    create: () => Promise<PreparedBody>,
  ) => {
    const body = bodies.get(path) ?? create()
    bodies.set(path, body)
    reply.header('cache-control', 'no-cache').header('content-security-policy', policy)
    return sendPrepared(request, reply, await body)
  }
  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    const isMarkdown = path.endsWith('.md')
    const page = (await site()).pages.get(path.replace(isMarkdown ? /\.md$/ : /\/$/, ''))
    if (!page) return reply.callNotFound()
    return send(request, reply, path, async () =>
      isMarkdown
        ? new PreparedBody(types.markdown, page.markdown())
        : new PreparedBody(types.html, htmlOf(page, await assets())),
    )
  }
  for (const path of ['/docs', '/docs.md', '/docs/*']) app.get(path, servePage)
  serveAssets(app, files.name, assets)
  app.get('/openapi.json', (request, reply) =>
    send(
      request,
      reply,
      '/openapi.json',
      async () => new PreparedBody(types.json, await readFile(documentUrl)),
    ),
  )
  app.get('/llms.txt', (request, reply) =>
    send(request, reply, '/llms.txt', async () => new PreparedBody(types.plain, llmsText(await site()))),
  )
  app.get('/.well-known/api-catalog', (request, reply) => {
    reply.header('link', '</.well-known/api-catalog>; rel="api-catalog"').header('cache-control', 'no-cache')
    const origin = `${request.protocol}://${request.host}`
    return sendPrepared(request, reply, new PreparedBody(catalogType, apiCatalog(origin)))
  })
}

/** Returns the function with its first result kept. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
