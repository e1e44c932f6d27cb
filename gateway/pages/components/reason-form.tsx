import type { ComponentChildren } from 'preact'
import { useWords } from '../words.ts'
import { Alarm } from './alarm.tsx'
import { Labelled } from './field.tsx'

interface Props {
  /** Absent: the form asks for no reason. */
  label?: string | undefined
  action: string
  /** The page before. */
  back: string
  problem?: string | undefined
  /** Present in a browser with scripts. */
  act?: (form: HTMLFormElement) => void
  isSending?: boolean
  /** What the form posts to without scripts. */
  postTo?: string
  typed?: URLSearchParams | undefined
  /** Further questions. */
  children?: ComponentChildren
  /** Further buttons: the first one is the one that Enter presses. */
  more?: ComponentChildren
}

/** A form with a free text question before a booking is changed. */
export function ReasonForm(props: Props) {
  const { label, action, back, problem, act, isSending = false, postTo, typed, children, more } = props
  const { text } = useWords()
  return (
    <form
      method={postTo ? 'post' : undefined}
      action={postTo}
      onSubmit={(event) => {
        event.preventDefault()
        act?.(event.currentTarget)
      }}
    >
      {label && (
        <Labelled id="reason" label={label}>
          <textarea id="reason" name="pick.reason" rows={3} defaultValue={typed?.get('pick.reason') ?? ''} />
        </Labelled>
      )}
      {children}
      <Alarm>{problem}</Alarm>
      <div class="actions">
        <a class="button" href={back}>
          {text('back')}
        </a>
        <button type="submit" class="primary" disabled={isSending}>
          {action}
        </button>
        {more}
      </div>
    </form>
  )
}

/** Returns the reason that a form gives; undefined without one. */
export const reasonIn = (form: URLSearchParams): string | undefined =>
  form.get('pick.reason')?.trim() || undefined
