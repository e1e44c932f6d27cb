import { escapeHtml, toHtml } from './markdown.ts'
import type { ReferenceOperation } from './reference.ts'
import { sampleCall } from './samples.ts'
import type { DocPage } from './site.ts'

const sections = [
  ['/docs', 'Reference'],
  ['/docs/guides', 'Guides'],
  ['/docs/webhooks', 'Webhook events'],
  ['/docs/access', 'Access'],
] as const

/** Returns a page as HTML, readable without scripts. */
export function htmlOf(page: DocPage, files: { scriptUrl: string; styleUrl: string }): string {
  const { path, title, summary, beside, operation } = page
  const links = sections.map(([to, text]) => linkTo(to, text, path)).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(path === '/docs' ? title : `${title}: Punctual API`)}</title>
<meta name="description" content="${escapeHtml(summary)}">
<link rel="icon" href="data:,">
<link rel="alternate" type="text/markdown" href="${path}.md">
<link rel="stylesheet" href="${files.styleUrl}">
<script type="module" src="${files.scriptUrl}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><p><a href="/docs">Punctual API</a></p><nav aria-label="Documentation"><ul>${links}</ul></nav></header>
<div class="columns">
${beside.length > 0 ? besideOf(page) : ''}<main id="content" tabindex="-1">
${toHtml(page.markdown())}${operation && canTry(operation) ? formOf(operation) : ''}</main>
</div>
</body>
</html>
`
}

const linkTo = (to: string, text: string, current: string): string =>
  `<li><a href="${to}"${to === current ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`

const besideOf = ({ beside, path }: DocPage): string =>
  `<nav class="beside" aria-label="On this subject"><details open><summary>On this subject</summary><ul>${beside
    .map((each) => linkTo(each.path, each.title, path))
    .join('')}</ul></details></nav>\n`

/** Pages for people and endless streams have no form. */
const canTry = ({ path }: ReferenceOperation): boolean => /^\/v\d\//.test(path) && !path.endsWith('/stream')

/** Returns the form that calls an operation; the page's script shows and sends it. */
function formOf(operation: ReferenceOperation): string {
  const { method, path, parameters = [], security = [] } = operation
  const { body, isForm = false } = sampleCall(operation)
  const takes = (scheme: string) => security.some((each) => scheme in each)
  const shown = (value: unknown) =>
    Array.isArray(value) ? value.join(',') : value === undefined ? '' : `${value}`
  const inputs = [
    (takes('apiKey') || takes('accessToken') || takes('queryKey')) &&
      inputOf(takes('queryKey') ? 'key' : 'bearer', 'API key or access token', '', 'password'),
    takes('clientSecret') && inputOf('header:x-svc-client-id', 'Client id', ''),
    takes('clientSecret') && inputOf('header:x-svc-secret-key', 'Client secret', '', 'password'),
    ...parameters.map(({ name, in: where, example, required = false }) =>
      inputOf(
        `${where}:${name}`,
        `${name} (${where})`,
        shown(required || where === 'header' ? example : ''),
        'text',
        where === 'path',
      ),
    ),
    body !== undefined &&
      `<label>Body<textarea name="body" rows="12" spellcheck="false">${escapeHtml(
        isForm ? `${new URLSearchParams(body as Record<string, string>)}` : JSON.stringify(body, null, 2),
      )}</textarea></label>`,
  ]
  return `<section id="try" hidden>
<h2>Try it</h2>
<p>The call is sent from this browser to this address, and takes effect.</p>
<form data-method="${method}" data-path="${escapeHtml(path)}" data-type="${
    isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  }">
${inputs.filter(Boolean).join('\n')}
<button>Send</button>
</form>
<div role="status"></div>
</section>
`
}

const inputOf = (name: string, label: string, value: string, type = 'text', required = false): string =>
  `<label>${escapeHtml(label)}<input name="${escapeHtml(name)}" type="${type}" value="${escapeHtml(value)}" autocomplete="off" spellcheck="false"${
    required ? ' required' : ''
  }></label>`
