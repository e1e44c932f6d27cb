import { createHash } from 'node:crypto'
import { escapeHtml } from '@punctual/contracts'
import { directionOf, type Language } from '@punctual/messages'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; color: CanvasText; background: Canvas; display: grid; min-height: 100vh; place-items: center; }
main { box-sizing: border-box; width: min(100%, 28rem); padding: 1.5rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; }
img { max-height: 3rem; max-width: 12rem; }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; }
small, footer { color: light-dark(#59626d, #a6afb9); overflow-wrap: anywhere; }
[role=alert] { color: light-dark(#a00, #f99); }
.choice { display: flex; gap: .75rem; margin: 1rem 0; }
button { flex: 1; padding: .6rem; font: inherit; cursor: pointer; }
`

/** Returns a whole page. @param body HTML; `title` and `language` are plain text */
export function page({ language, title, body }: { language: Language; title: string; body: string }): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>
`
}

const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * Returns the headers of a page, which can only be shown and submitted to us. Browsers also check
 * the redirects of a form's answer against `form-action`.
 * @param allowed origins, or schemes with a colon, that forms can lead to and that images come from
 */
export function pageHeaders(allowed: { forms?: string[]; images?: string[] } = {}): Record<string, string> {
  const { forms = [], images = [] } = allowed
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `img-src ${images.join(' ') || "'none'"}`,
    `form-action ${["'self'", ...forms.map(nameable)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    // Apps open the page in a popup and wait for it to return.
    'cross-origin-opener-policy': 'unsafe-none',
    'content-type': 'text/html; charset=utf-8',
  }
}

/** A policy cannot contain an IPv6 address, only its scheme. */
const nameable = (source: string): string => (source.includes('[') ? `${source.split(':', 1)[0]}:` : source)

/**
 * Returns the source expression for an address in a policy: its origin, or its scheme where it has
 * no usable origin.
 */
export function sourceOf(uri: string): string {
  const { origin, protocol } = new URL(uri)
  return /^[a-z]+:\/\/[\w.:[\]-]+$/.test(origin) ? origin : protocol
}
