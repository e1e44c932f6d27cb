import { useState } from 'preact/hooks'
import { Block } from './block.tsx'
import { text } from './language.ts'
import { asCurl, isSignedWith, type Sent } from './signed.ts'

/** The headers and the body of an attempt, which open on demand. */
export function SentRequest({ sent }: { sent: Sent }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="sent" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text('sent')}</summary>
      {isOpen && <Contents sent={sent} />}
    </details>
  )
}

/** A request as it was sent, as a command of curl too, with a check of its signature. */
function Contents({ sent }: { sent: Sent }) {
  const { attempt, headers, body } = sent
  const [said, say] = useState('')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const labelOf = (name: 'sentHeaders' | 'sentBody') =>
    `${text(name)}, ${text('attemptName', { number: attempt })}`
  const copy = () =>
    navigator.clipboard.writeText(asCurl(sent)).then(
      () => say(text('copied')),
      () => {},
    )
  return (
    <>
      <Block caption={text('sentHeaders')} label={labelOf('sentHeaders')}>
        {lines.join('\n')}
      </Block>
      {body !== undefined && (
        <>
          <Block caption={text('sentBody')} label={labelOf('sentBody')}>
            {body}
          </Block>
          <p class="actions">
            <button type="button" onClick={copy}>
              {text('copyCurl')}
            </button>
          </p>
          {/* Browsers sign on secure origins only. */}
          {'webhook-signature' in headers && 'subtle' in crypto && <Verification sent={sent} say={say} />}
        </>
      )}
      <p role="status">{said}</p>
    </>
  )
}

/** The form that checks a signature within the page: the secret goes nowhere. */
function Verification({ sent, say }: { sent: Sent; say(verdict: string): void }) {
  const id = `verify-${sent.headers['webhook-id']}-${sent.attempt}`
  const [secret, setSecret] = useState('')
  async function check(event: Event): Promise<void> {
    event.preventDefault()
    say(text((await isSignedWith(secret, sent)) ? 'signatureGood' : 'signatureBad'))
  }
  return (
    <form class="actions" onSubmit={check}>
      <label class="field" for={id}>
        {text('secret')}
        <input
          id={id}
          type="password"
          autocomplete="off"
          required
          value={secret}
          onInput={({ currentTarget }) => setSecret(currentTarget.value)}
        />
      </label>
      <button type="submit">{text('verifySignature')}</button>
    </form>
  )
}
