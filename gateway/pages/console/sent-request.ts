import { el } from '../dom.ts'
import { text } from './language.ts'
import type { Attempt } from './types.ts'

/** A request as it was sent; the body is absent for those who may not read it. */
type Sent = Pick<Attempt, 'attempt' | 'url'> & { headers: Readonly<Record<string, string>>; body?: string }

/** Writes text as one word of a POSIX shell. */
const quoted = (words: string): string => `'${words.replaceAll("'", "'\\''")}'`

/** Writes a request as a command of curl. */
export const asCurl = ({ url, headers, body = '' }: Sent): string =>
  [
    `curl -X POST ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ].join(' \\\n  ')

const encodedSecret = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/

/** Returns the key of a secret as the sender takes it: of its text, or decoded. */
function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  const encoded = encodedSecret.exec(secret)?.[1]
  if (encoded === undefined) return new TextEncoder().encode(secret)
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
}

/** Whether a secret made one of the signatures of a request, as Standard Webhooks defines them. */
export async function isSignedWith(secret: string, { headers, body = '' }: Sent): Promise<boolean> {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', keyBytes(secret), algorithm, false, ['sign'])
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`)
  const made = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
  return signatures.split(' ').includes(`v1,${btoa(String.fromCharCode(...made))}`)
}

/**
 * Shows the headers and the body of an attempt, as a command of curl too, and checks signatures.
 */
export function sentRequest(sent: Sent): HTMLElement {
  const { attempt, headers, body } = sent
  const status = el('p', { role: 'status' })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const block = (name: string, content: string) =>
    el(
      'figure',
      {},
      el('figcaption', {}, name),
      el(
        'pre',
        { tabindex: 0, 'aria-label': `${name}, ${text('attemptName', { number: attempt })}` },
        content,
      ),
    )
  const copy = async () => {
    await navigator.clipboard.writeText(asCurl(sent)).then(
      () => status.replaceChildren(text('copied')),
      () => {},
    )
  }
  return el(
    'details',
    { class: 'sent' },
    el('summary', {}, text('sent')),
    block(text('sentHeaders'), lines.join('\n')),
    body !== undefined && block(text('sentBody'), body),
    body !== undefined &&
      el(
        'p',
        { class: 'actions' },
        el('button', { type: 'button', click: () => void copy() }, text('copyCurl')),
      ),
    // Browsers sign on secure origins only.
    body !== undefined && 'webhook-signature' in headers && 'subtle' in crypto && verification(sent, status),
    status,
  )
}

/** Creates the form that checks a signature within the page: the secret goes nowhere. */
function verification(sent: Sent, status: HTMLElement): HTMLElement {
  const id = `verify-${sent.headers['webhook-id']}-${sent.attempt}`
  const secret = el('input', { id, type: 'password', autocomplete: 'off', required: true })
  const check = async (event: Event) => {
    event.preventDefault()
    const isGood = await isSignedWith(secret.value, sent)
    status.replaceChildren(text(isGood ? 'signatureGood' : 'signatureBad'))
  }
  return el(
    'form',
    { class: 'actions', submit: (event) => void check(event) },
    el('label', { class: 'field', for: id }, text('secret'), secret),
    el('button', {}, text('verifySignature')),
  )
}
