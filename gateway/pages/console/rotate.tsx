import { useRef, useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { ActionButton } from './action-button.tsx'
import { Field } from './field.tsx'
import { moment } from './format.ts'
import { text } from './language.ts'
import { openModal } from './modal.tsx'
import { ask } from './session.ts'

interface Rotated {
  secret: string
  signingKey: string
  previousSecretExpiresAt?: string
}

function RotateQuestion({ path, close }: { path: string; close(): void }) {
  const [problem, setProblem] = useState<string>()
  async function rotate(): Promise<void> {
    const rotated = await ask<Rotated>('POST', `${path}/rotate-secret`, {})
    close()
    openModal(text('rotated'), (close) => <NewSecret rotated={rotated} close={close} />)
  }
  return (
    <>
      <p>{text('rotateAbout')}</p>
      <Alarm>{problem}</Alarm>
      <div class="actions">
        <button type="button" onClick={close}>
          {text('cancel')}
        </button>
        <ActionButton class="primary" act={rotate} say={setProblem}>
          {text('rotate')}
        </ActionButton>
      </div>
    </>
  )
}

function NewSecret({ rotated, close }: { rotated: Rotated; close(): void }) {
  const { secret, signingKey, previousSecretExpiresAt } = rotated
  const [said, say] = useState('')
  const copied = () => say(text('copied'))
  return (
    <>
      <p>{text('rotatedAbout')}</p>
      <Copyable id="secret" label={text('secret')} value={secret} copied={copied} />
      {signingKey !== secret && (
        <Copyable id="signing-key" label={text('signingKey')} value={signingKey} copied={copied} />
      )}
      {previousSecretExpiresAt && <p>{text('oldUntil', { when: moment(previousSecretExpiresAt) })}</p>}
      <p role="status">{said}</p>
      <div class="actions">
        <button type="button" onClick={close}>
          {text('done')}
        </button>
      </div>
    </>
  )
}

/** A text with a button that copies it. */
function Copyable(props: { id: string; label: string; value: string; copied(): void }) {
  const { id, label, value, copied } = props
  const input = useRef<HTMLInputElement>(null)
  async function copy(): Promise<void> {
    input.current?.select()
    await navigator.clipboard.writeText(value).then(copied, () => {})
  }
  return (
    <div class="secret">
      <Field id={id} label={label}>
        {(described) => (
          <input {...described} ref={input} readOnly autocomplete="off" spellcheck={false} value={value} />
        )}
      </Field>
      <button type="button" aria-label={`${text('copy')}: ${label}`} onClick={copy}>
        {text('copy')}
      </button>
    </div>
  )
}

/** Asks for confirmation, rotates the secret and shows the new one once. */
export const askToRotate = (path: string): void =>
  openModal(text('rotateQuestion'), (close) => <RotateQuestion path={path} close={close} />)
