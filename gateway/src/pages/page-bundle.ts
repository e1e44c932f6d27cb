import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { FastifyInstance } from 'fastify'
import { PreparedBody, sendPrepared } from '../compression/prepared.ts'

const folder = new URL('../../pages/', import.meta.url)
/** Supported by all browser versions of the last two years. */
const target = 'es2022'

/** A single-page browser app, served at one or more paths. */
export interface BrowserPage {
  /** Prefix of its files: `/assets/<name>-<hash>`. */
  name: string
  /** Script and styles, relative to the `pages` folder; the styles are concatenated. */
  script: string
  styles: readonly string[]
  paths: readonly string[]
  /**
   * Additional directives of its Content-Security-Policy, which otherwise allows only this origin.
   */
  allow: readonly string[]
}

interface Bundle {
  html: string
  files: ReadonlyMap<string, PreparedBody>
}

/** Serves the page at its paths, and its files. The bundle is built at the first request. */
export function servePage(app: FastifyInstance, page: BrowserPage): void {
  const policy = policyOf(page)
  let bundled: Promise<Bundle> | undefined
  const getBundle = () => {
    bundled ??= bundle(page)
    return bundled
  }
  for (const path of page.paths)
    app.get(path, async (_request, reply) => {
      const { html } = await getBundle()
      return reply
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html)
    })
  app.get<{ Params: { file: string } }>(`/assets/${page.name}-:file`, async (request, reply) => {
    const file = (await getBundle()).files.get(request.params.file)
    if (!file) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendPrepared(request, reply, file)
  })
}

const policyOf = ({ allow }: BrowserPage): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    ...allow,
  ].join('; ')

async function bundle({ name, script, styles }: BrowserPage): Promise<Bundle> {
  const entry = fileURLToPath(new URL(script, folder))
  const [built, ...sheets] = await Promise.all([
    build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      // Each language is a file of its own, which a page loads only when it needs it.
      splitting: true,
      outdir: '/assets',
      entryNames: `${name}-[hash]`,
      chunkNames: `${name}-[hash]`,
      format: 'esm',
      charset: 'utf8',
      target,
      write: false,
      metafile: true,
    }),
    ...styles.map((file) => readFile(new URL(file, folder), 'utf8')),
  ])
  const fileIn = (path: string) => path.slice(path.lastIndexOf('/') + name.length + 2)
  const scripts = built.outputFiles.map(({ path, text }): [string, PreparedBody] => [
    fileIn(path),
    new PreparedBody('text/javascript; charset=utf-8', text),
  ])
  const css = new PreparedBody('text/css; charset=utf-8', sheets.join(''))
  const cssName = `${createHash('sha256').update(css.bytes).digest('base64url').slice(0, 12)}.css`
  const isEntry = ([, { entryPoint }]: [string, { entryPoint?: string }]) =>
    entryPoint !== undefined && resolve(entryPoint) === entry
  const jsName = fileIn(Object.entries(built.metafile.outputs).find(isEntry)?.[0] ?? '')
  return {
    files: new Map([...scripts, [cssName, css]]),
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>…</title>
<link rel="stylesheet" href="/assets/${name}-${cssName}">
<script type="module" src="/assets/${name}-${jsName}"></script>
<main aria-busy="true"><p role="status">…</p></main>
</html>
`,
  }
}
