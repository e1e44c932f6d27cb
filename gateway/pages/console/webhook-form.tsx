import { webhookTriggers } from '@punctual/contracts/webhook-choices'
import { useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { ActionButton } from './action-button.tsx'
import { Field, FieldProblem } from './field.tsx'
import { text } from './language.ts'
import { openModal } from './modal.tsx'
import { ask, problemText } from './session.ts'
import { TemplateField } from './template-field.tsx'
import type { Webhook } from './types.ts'
import { type Draft, draftOf, problemsOf, requestOf, waits } from './webhook-draft.ts'

const units = ['minute', 'hour', 'day'] as const

interface FormProps {
  /** Of the webhooks of the owner. */
  path: string
  webhook: Webhook | undefined
  saved(webhook: Webhook): void
  close(): void
}

/** The settings of a webhook. Long because they share one draft. */
function WebhookForm({ path, webhook, saved, close }: FormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(webhook))
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }))
  const given =
    (name: 'subscriberUrl' | 'secret' | 'rateLimit' | 'time') =>
    ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [name]: currentTarget.value })

  async function save(event: Event): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblems({})
    setFailure(undefined)
    try {
      const body = requestOf(draft, webhook)
      const now = webhook
        ? await ask<Webhook>('PATCH', `${path}/${webhook.id}`, body)
        : await ask<Webhook>('POST', path, body)
      close()
      saved(now)
    } catch (error) {
      const found = problemsOf(error)
      setProblems(found)
      if (Object.keys(found).length === 0) setFailure(problemText(error))
      setBusy(false)
    }
  }

  const toggle = (trigger: string, isChosen: boolean) =>
    set({
      triggers: webhookTriggers.filter((each) =>
        each === trigger ? isChosen : draft.triggers.includes(each),
      ),
    })

  return (
    <form class="settings" onSubmit={save}>
      <Field id="hook-url" label={text('url')} problem={problems.subscriberUrl}>
        {(described) => (
          <input
            {...described}
            type="url"
            required
            maxLength={2048}
            dir="ltr"
            value={draft.subscriberUrl}
            onInput={given('subscriberUrl')}
          />
        )}
      </Field>
      <label class="box">
        <input
          type="checkbox"
          checked={draft.active}
          onChange={({ currentTarget }) => set({ active: currentTarget.checked })}
        />
        {text('active')}
      </label>
      <fieldset class="field" aria-describedby={problems.triggers && 'hook-triggers-problem'}>
        <legend>{text('events')}</legend>
        <div class="names">
          {webhookTriggers.map((trigger) => (
            <label class="box" key={trigger}>
              <input
                type="checkbox"
                checked={draft.triggers.includes(trigger)}
                onChange={({ currentTarget }) => toggle(trigger, currentTarget.checked)}
              />
              {trigger}
            </label>
          ))}
        </div>
        <FieldProblem id="hook-triggers-problem">{problems.triggers}</FieldProblem>
      </fieldset>
      {waits(draft) && (
        <div class="pair">
          <Field id="hook-time" label={text('waitTime')} problem={problems.time}>
            {(described) => (
              <input
                {...described}
                type="number"
                min={0}
                max={10_000}
                placeholder="5"
                value={draft.time}
                onInput={given('time')}
              />
            )}
          </Field>
          <Field id="hook-unit" label={text('unit')} problem={problems.timeUnit}>
            {(described) => (
              <select
                {...described}
                value={draft.timeUnit}
                onChange={({ currentTarget }) => set({ timeUnit: currentTarget.value })}
              >
                {units.map((unit) => (
                  <option key={unit} value={unit}>
                    {text(unit)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
      <Field id="hook-secret" label={text('secret')} hint={text('secretHint')} problem={problems.secret}>
        {(described) => (
          <input
            {...described}
            maxLength={512}
            autocomplete="off"
            spellcheck={false}
            dir="ltr"
            value={draft.secret}
            onInput={given('secret')}
          />
        )}
      </Field>
      <TemplateField
        value={draft.payloadTemplate}
        triggers={draft.triggers}
        problem={problems.payloadTemplate}
        change={(payloadTemplate) => set({ payloadTemplate })}
      />
      <Field id="hook-rate" label={text('rateLimit')} hint={text('rateHint')} problem={problems.rateLimit}>
        {(described) => (
          <input
            {...described}
            type="number"
            min={1}
            max={1_000}
            value={draft.rateLimit}
            onInput={given('rateLimit')}
          />
        )}
      </Field>
      <label class="box">
        <input
          type="checkbox"
          checked={draft.ordered}
          onChange={({ currentTarget }) => set({ ordered: currentTarget.checked })}
        />
        {text('orderedLabel')}
      </label>
      <Alarm>{failure}</Alarm>
      <div class="actions">
        <button type="button" onClick={close}>
          {text('cancel')}
        </button>
        <button type="submit" class="primary" disabled={isBusy}>
          {text('save')}
        </button>
      </div>
    </form>
  )
}

/** Opens the form of a webhook, or of a new one. @param saved called with the saved webhook */
export const editWebhook = (
  path: string,
  webhook: Webhook | undefined,
  saved: (webhook: Webhook) => void,
): void =>
  openModal(text(webhook ? 'editWebhook' : 'newWebhook'), (close) => (
    <WebhookForm path={path} webhook={webhook} saved={saved} close={close} />
  ))

function DeleteQuestion({ path, deleted, close }: { path: string; deleted(): void; close(): void }) {
  const [problem, setProblem] = useState<string>()
  async function remove(): Promise<void> {
    await ask('DELETE', path)
    close()
    deleted()
  }
  return (
    <>
      <p>{text('deleteAbout')}</p>
      <Alarm>{problem}</Alarm>
      <div class="actions">
        <button type="button" onClick={close}>
          {text('cancel')}
        </button>
        <ActionButton class="primary" act={remove} say={setProblem}>
          {text('delete')}
        </ActionButton>
      </div>
    </>
  )
}

/** Asks for confirmation and deletes a webhook. */
export const askToDelete = (path: string, deleted: () => void): void =>
  openModal(text('deleteQuestion'), (close) => <DeleteQuestion path={path} deleted={deleted} close={close} />)
