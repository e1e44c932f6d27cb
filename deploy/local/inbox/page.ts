import { escapeHtml } from '@punctual/contracts'
import type { Message } from '@punctual/servers'
import type { StoredMessage } from './store.ts'

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #1b1b1b; background: #fff }
  table { border-collapse: collapse; width: 100% }
  caption { text-align: left; padding: .5rem 0 }
  th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #767676; vertical-align: top; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; background: #f4f4f4; padding: 1rem }
  iframe { width: 100%; height: 30rem; border: 1px solid #767676; background: #fff }
  a, a:visited { color: #0a4b9c } :focus-visible { outline: 3px solid #0a4b9c; outline-offset: 2px }
  dt { font-weight: 600 } dd { margin: 0 0 .4rem }
  @media (prefers-color-scheme: dark) {
    body { color: #eee; background: #181818 } pre { background: #262626 } a, a:visited { color: #9cc4ff }
    :focus-visible { outline-color: #9cc4ff }
  }`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

const time = (at: string): string =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.replace('T', ' ').slice(0, 19))} UTC</time>`

/** @param to the selected address, if any */
export function listPage(messages: StoredMessage[], to: string | undefined): string {
  const rows = messages
    .toReversed()
    .map(
      ({ id, message }) => `<tr>
<td>${time(message.at)}</td>
<td>${escapeHtml(message.channel)}</td>
<td>${escapeHtml(message.to)}</td>
<td><a href="/message/${id}">${escapeHtml(message.subject || message.text.slice(0, 60) || '(no subject)')}</a></td>
</tr>`,
    )
    .join('\n')
  const table = `<table>
<caption>${messages.length} ${messages.length === 1 ? 'message' : 'messages'}, the newest first</caption>
<thead><tr><th scope="col">Received</th><th scope="col">Channel</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>`
  return page(
    'Inbox',
    `<header><h1>Inbox</h1><p>Messages that the system sent on this machine.</p></header>
<main>
<form method="get" action="/" role="search">
<label for="to">Only messages to</label>
<input id="to" name="to" type="text" value="${escapeHtml(to ?? '')}" autocomplete="off">
<button type="submit">Show</button>
</form>
${table}
</main>`,
  )
}

/** The HTML of a message is shown in a sandboxed frame that cannot run or load anything. */
export function messagePage({ id, message }: StoredMessage): string {
  const attachments = message.attachments
    .map(
      ({ filename, contentType }, index) =>
        `<li><a href="/message/${id}/attachment/${index}" download="${escapeHtml(filename)}">${escapeHtml(filename || 'attachment')}</a> (${escapeHtml(contentType)})</li>`,
    )
    .join('\n')
  return page(
    message.subject || 'Message',
    `<header><p><a href="/">Inbox</a></p><h1>${escapeHtml(message.subject || '(no subject)')}</h1></header>
<main>
<dl>${facts(message)}</dl>
${message.text ? `<h2>Text</h2>\n<pre>${escapeHtml(message.text)}</pre>` : ''}
${message.html ? `<h2>HTML</h2>\n<iframe title="HTML of the message" sandbox srcdoc="${escapeHtml(message.html)}"></iframe>` : ''}
${attachments ? `<h2>Attachments</h2>\n<ul>${attachments}</ul>` : ''}
</main>`,
  )
}

const facts = (message: Message): string =>
  [
    ['From', escapeHtml(message.from)],
    ['To', escapeHtml(message.to)],
    ['Channel', escapeHtml(message.channel)],
    ['Received', time(message.at)],
  ]
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')
