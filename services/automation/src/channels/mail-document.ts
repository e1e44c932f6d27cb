import { escapeHtml, oneLine } from '@punctual/contracts'
import { mailTexts } from '@punctual/messages/mails'

/**
 * The styles of every mail. Mail programs differ in what they read: the inline styles below are for
 * those that drop this sheet, and the sheet adds the dark theme and narrow screens. One column that
 * shrinks needs no tables for its layout.
 */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
.body a:not(.button){color:#0b57a4}
.body table{border-collapse:collapse}
.body p:first-child{margin-top:0}
.body th{color:#59626d;font-weight:500;vertical-align:top}
.body img{max-width:100%}
@media (max-width:30rem){.card{padding:20px 16px!important}.body th,.body td{display:block;padding:0 0 2px!important}.body td{padding-bottom:12px!important}.button{display:block!important;text-align:center}}
@media (prefers-color-scheme:dark){.page{background:#15181c!important}.card{background:#1e2329!important;border-color:#3a424b!important;color:#e8eaed!important}.body a:not(.button){color:#8ab8f0!important}.body th{color:#a6afb9!important}.plain{color:#e8eaed!important;border-color:#59626d!important}}`

const font = "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const before = `<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${sheet}</style>
</head>
<body style="margin:0;padding:0"><div class="page" style="margin:0;padding:24px 12px;background:#f3f5f7"><div class="card" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dfe4e9;border-radius:8px;color:#1b1f24;overflow-wrap:anywhere;word-break:break-word;${font}"><div class="body">`
const after = '</div></div></div></body></html>'

/** The element by which the text of a mail says its language (domain/mail-parts.ts). */
const language = /^<div (lang="[a-z-]+" dir="(?:ltr|rtl)")>/

/** Returns the language that the text of a mail names; English without one. */
export const languageOfMail = (html: string): string => /^<div lang="([a-z-]+)"/.exec(html)?.[1] ?? 'en'

function footerOf(html: string, unsubscribeUrl: string): string {
  const text = mailTexts(languageOfMail(html))('unsubscribe')
  return `<p style="margin:24px 0 0;font-size:13px"><a href="${escapeHtml(unsubscribeUrl)}">${escapeHtml(text)}</a></p>`
}

/**
 * Returns the text of a mail as a whole document, with its title and language: the one template of
 * all mails. It is put around the text when a mail is sent, so that no message stores it.
 */
export function mailDocument({
  subject,
  html,
  unsubscribeUrl,
}: {
  subject: string
  html: string
  unsubscribeUrl?: string | undefined
}): string {
  const [, attributes] = language.exec(html) ?? []
  const footer = unsubscribeUrl === undefined ? '' : footerOf(html, unsubscribeUrl)
  return [
    `<!doctype html><html${attributes ? ` ${attributes}` : ''}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(oneLine(subject))}</title>`,
    before,
    html,
    footer,
    after,
  ].join('')
}
