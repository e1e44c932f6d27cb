import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeHtml } from '@punctual/contracts'
import { directionOf, type Language } from '@punctual/messages'
import { build, transform } from 'esbuild'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PreparedBody, sendPrepared } from '../compression/prepared.ts'
import { parsedTexts } from './parsed-texts.ts'

const folder = new URL('../../pages/', import.meta.url)
/** Supported by all browser versions of the last two years. */
const target = 'es2022'

/** Said here too: the image has no configuration of the compiler in the folder of the pages. */
const jsx = { jsx: 'automatic', jsxImportSource: 'preact' } as const

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
  /** What the page says before its script runs, for one request. */
  view?: (request: FastifyRequest) => Promise<PageView>
  /** Forms of browsers without scripts: their paths, and what one leads to. */
  forms?: {
    paths: readonly string[]
    take: (request: FastifyRequest, form: URLSearchParams) => Promise<PageView | { redirect: string }>
  }
}

/** What a page says before its script runs. */
export interface PageView {
  status: number
  language: Language
  title: string
  /** Elements for the head, and for `main` above the note that the page is loading, as HTML. */
  head: string
  content: string
  /** The sources of `frame-ancestors`. */
  ancestors: readonly string[]
  /** Answers of the public API by path, which the script then needs not ask for. */
  answers: Readonly<Record<string, unknown>>
  /** Whether the page is about one person's booking, so that no cache may keep it. */
  isPrivate: boolean
  /** The address of the same page for browsers without scripts. */
  withoutScripts?: string
  /** Present for a page without a script: the sources of `form-action`. */
  formTargets?: readonly string[]
}

/** The files of a page; each name contains a hash of the content. */
export interface Assets {
  /** By the part of the name after the page's: `/assets/<name>-<key>`. */
  files: ReadonlyMap<string, PreparedBody>
  scriptUrl: string
  styleUrl: string
}

interface Bundle {
  /** The page around what is said before the script runs. */
  html: (view: PageView | undefined) => string
  assets: Assets
}

/** Serves the page at its paths, and its files. The bundle is built at the first request. */
export function servePage(app: FastifyInstance, page: BrowserPage): void {
  const policy = policyOf(page)
  let bundled: Promise<Bundle> | undefined
  const getBundle = () => {
    bundled ??= bundle(page)
    return bundled
  }
  const answer = async (reply: FastifyReply, view: PageView | undefined) => {
    const { html } = await getBundle()
    // The older header would forbid what `frame-ancestors` allows.
    if (view) reply.removeHeader('x-frame-options').status(view.status)
    return (
      reply
        .header('content-security-policy', view ? policyIn(policy, view) : policy)
        // Without a referrer, a form would not say which site it comes from.
        .header('referrer-policy', view?.formTargets ? 'same-origin' : 'no-referrer')
        .header('cache-control', view?.isPrivate ? 'no-store' : 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html(view))
    )
  }
  for (const path of page.paths)
    app.get(path, async (request, reply) => answer(reply, await page.view?.(request)))
  const { forms } = page
  if (forms) serveForms(app, forms, answer)
  serveAssets(app, page.name, async () => (await getBundle()).assets)
}

/** Bytes of a form: the answers to a hundred questions. */
const longestForm = 65_536

function serveForms(
  app: FastifyInstance,
  { paths, take }: NonNullable<BrowserPage['forms']>,
  answer: (reply: FastifyReply, view: PageView) => Promise<unknown>,
): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  )
  for (const path of paths)
    app.post(path, async (request, reply) => {
      const { body } = request
      const outcome = await take(request, body instanceof URLSearchParams ? body : new URLSearchParams())
      if ('redirect' in outcome) return reply.redirect(outcome.redirect, 303)
      return answer(reply, outcome)
    })
}

/** Serves the files of a page; browsers keep them, as their names change with the content. */
export function serveAssets(app: FastifyInstance, name: string, load: () => Promise<Assets>): void {
  app.get<{ Params: { file: string } }>(`/assets/${name}-:file`, async (request, reply) => {
    const file = (await load()).files.get(request.params.file)
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

function policyIn(policy: string, { ancestors, formTargets }: PageView): string {
  const own = formTargets
    ? policy.replace("form-action 'none'", `form-action ${formTargets.join(' ')}`)
    : policy
  return `${own}; frame-ancestors ${ancestors.join(' ')}`
}

/** Returns a script of the `pages` folder as one file that other sites can load. */
export async function bundleScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, folder))],
    bundle: true,
    ...jsx,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

async function bundle(page: BrowserPage): Promise<Bundle> {
  const assets = await bundleAssets(page)
  return {
    assets,
    html: (view) => `<!doctype html>
<html lang="${view?.language ?? 'en'}" dir="${directionOf(view?.language ?? 'en')}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(view?.title ?? '…')}</title>
${view?.head ?? ''}<link rel="stylesheet" href="${assets.styleUrl}">
${view?.formTargets ? '' : `${answersIn(view)}${wayWithoutScripts(view)}<script type="module" src="${assets.scriptUrl}"></script>`}
<main${view?.formTargets ? '' : ' aria-busy="true"'}>${view?.content ?? ''}${view?.formTargets ? '' : '<p role="status">…</p>'}</main>
</html>
`,
  }
}

/** Bundles the script and the styles of a page. */
export async function bundleAssets({
  name,
  script,
  styles,
}: Pick<BrowserPage, 'name' | 'script' | 'styles'>): Promise<Assets> {
  const entry = fileURLToPath(new URL(script, folder))
  const [built, ...sheets] = await Promise.all([
    build({
      entryPoints: [entry],
      bundle: true,
      ...jsx,
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
      plugins: [parsedTexts],
    }),
    ...styles.map((file) => readFile(new URL(file, folder), 'utf8')),
  ])
  const fileIn = (path: string) => path.slice(path.lastIndexOf('/') + name.length + 2)
  const scripts = built.outputFiles.map(({ path, text }): [string, PreparedBody] => [
    fileIn(path),
    new PreparedBody('text/javascript; charset=utf-8', text),
  ])
  const { code } = await transform(sheets.join(''), { loader: 'css', minify: true, charset: 'utf8' })
  const css = new PreparedBody('text/css; charset=utf-8', code)
  const cssName = `${createHash('sha256').update(css.bytes).digest('base64url').slice(0, 12)}.css`
  const isEntry = ([, { entryPoint }]: [string, { entryPoint?: string }]) =>
    entryPoint !== undefined && resolve(entryPoint) === entry
  const jsName = fileIn(Object.entries(built.metafile.outputs).find(isEntry)?.[0] ?? '')
  return {
    files: new Map([...scripts, [cssName, css]]),
    scriptUrl: `/assets/${name}-${jsName}`,
    styleUrl: `/assets/${name}-${cssName}`,
  }
}

/** Leads browsers without scripts to the page for them. */
function wayWithoutScripts(view: PageView | undefined): string {
  if (!view?.withoutScripts) return ''
  const href = escapeHtml(view.withoutScripts)
  return `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>\n`
}

/** Data is no script for the policy of the page; `<` is escaped, so that no value can end it. */
function answersIn(view: PageView | undefined): string {
  if (!view || Object.keys(view.answers).length === 0) return ''
  const json = JSON.stringify(view.answers).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="answers">${json}</script>\n`
}
