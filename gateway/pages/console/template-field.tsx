import { webhookTriggers } from '@punctual/contracts/webhook-choices'
import { useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { Field } from './field.tsx'
import { text } from './language.ts'
import { ask, problemText } from './session.ts'
import { problemsOf } from './webhook-draft.ts'

/**
 * The template of a webhook's body, with what it makes of the sample of an event. Long because the
 * preview and the template share their problem.
 */
export function TemplateField(props: {
  value: string
  triggers: readonly string[]
  problem: string | undefined
  change(value: string): void
}) {
  const { value, triggers, problem, change } = props
  const [chosen, choose] = useState('')
  const [shown, show] = useState<string>()
  const [refusal, refuse] = useState<{ field?: string | undefined; other?: string }>({})
  const event = chosen || triggers[0] || 'BOOKING_CREATED'

  async function preview(): Promise<void> {
    show(undefined)
    refuse({})
    try {
      const body = { payloadTemplate: value.trim() === '' ? null : value, triggerEvent: event }
      show((await ask<{ body: string }>('POST', '/v2/webhooks/preview', body)).body)
    } catch (error) {
      const { payloadTemplate } = problemsOf(error)
      refuse(payloadTemplate ? { field: payloadTemplate } : { other: problemText(error) })
    }
  }

  return (
    <>
      <Field
        id="hook-template"
        label={text('template')}
        hint={text('templateHint', { example: '{{title}}' })}
        problem={refusal.field ?? problem}
      >
        {(described) => (
          <textarea
            {...described}
            rows={4}
            maxLength={32_768}
            spellcheck={false}
            dir="ltr"
            value={value}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
      </Field>
      <div class="preview">
        <div class="field">
          <label for="hook-sample">{text('sampleOf')}</label>
          <select
            id="hook-sample"
            value={event}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {['PING', ...webhookTriggers].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <button type="button" onClick={preview}>
          {text('preview')}
        </button>
      </div>
      <Alarm>{refusal.other}</Alarm>
      {shown !== undefined && (
        <textarea
          class="rendered"
          readOnly
          rows={6}
          aria-label={text('renderedBody')}
          dir="ltr"
          value={shown}
        />
      )}
    </>
  )
}
