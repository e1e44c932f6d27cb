import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { reservedNames } from '@punctual/contracts'
import { build } from 'esbuild'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const folder = new URL('../pages/', import.meta.url)
/** Browsers that had their second birthday when this was written. */
const target = 'es2022'

interface Assets {
  /** By the name that its address ends with. */
  files: ReadonlyMap<string, { type: string; body: string }>
  html: string
}

let assets: Promise<Assets> | undefined

/**
 * The hosted booking pages: `/{username}/{slug}`, `/team/{teamSlug}/{slug}`, `/d/{linkId}` and `/booking/{uid}`, with
 * `/cancel`, `/reschedule` and `/rate` behind it. All of them are one small script that uses the public API alone.
 */
export function servePages(app: FastifyInstance): void {
  const page = async (_request: FastifyRequest, reply: FastifyReply) => {
    assets ??= bundle()
    const { html } = await assets
    return reply
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  }
  for (const path of [
    '/d/:linkId',
    '/booking/:uid',
    '/booking/:uid/:action(^(?:cancel|reschedule|rate)$)',
    '/team/:teamSlug/:slug',
    `/:username(^(?!(?:${[...reservedNames].map(literal).join('|')})$)[a-z0-9][a-z0-9._-]*$)/:slug`,
  ])
    app.get(path, page)

  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    assets ??= bundle()
    const file = (await assets).files.get(request.params.file)
    if (!file) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(file.body)
  })
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Nothing runs, loads or is sent but from and to this address; logos may come from anywhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src https: data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Made at the first request: a gateway that serves no pages needs none. */
async function bundle(): Promise<Assets> {
  const entry = fileURLToPath(new URL('main.ts', folder))
  const [script, css] = await Promise.all([
    build({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', target, write: false }),
    readFile(new URL('page.css', folder), 'utf8'),
  ])
  const js = script.outputFiles[0]?.text ?? ''
  const named = (body: string, ending: string) =>
    `booking-${createHash('sha256').update(body).digest('base64url').slice(0, 12)}.${ending}`
  const [jsName, cssName] = [named(js, 'js'), named(css, 'css')]
  return {
    files: new Map([
      [jsName, { type: 'text/javascript; charset=utf-8', body: js }],
      [cssName, { type: 'text/css; charset=utf-8', body: css }],
    ]),
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>…</title>
<link rel="stylesheet" href="/assets/${cssName}">
<script type="module" src="/assets/${jsName}"></script>
<main aria-busy="true"><p role="status">…</p></main>
</html>
`,
  }
}
