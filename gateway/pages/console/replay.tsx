import { useRef, useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { Field } from './field.tsx'
import { fromInput, toInput } from './format.ts'
import { text } from './language.ts'
import { openModal } from './modal.tsx'
import { ask, problemText } from './session.ts'
import type { Recovery } from './types.ts'

/** Milliseconds between two queries of a replay's progress. */
const pollEvery = 2_000

interface Props {
  /** Of the webhook. */
  path: string
  from: number
  /** Called when the replay begins and when it ends. */
  onChange(): void
  close(): void
}

/** Asks for the period of a replay and shows its progress. Long because of its form. */
function ReplayForm({ path, from, onChange, close }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [since, setSince] = useState(() => toInput(from))
  const [until, setUntil] = useState('')
  const [job, setJob] = useState<Recovery>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  /** Follows a replay as long as its dialog is open. */
  async function watch({ id }: Recovery): Promise<void> {
    while (form.current?.isConnected) {
      const now = await ask<Recovery>('GET', `${path}/recover/${id}`)
      setJob(now)
      if (now.status === 'completed') return
      await new Promise((resume) => setTimeout(resume, pollEvery))
    }
  }

  async function start(event: Event): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    const end = fromInput(until)
    try {
      const begun = await ask<Recovery>('POST', `${path}/recover`, {
        since: fromInput(since),
        ...(end !== undefined && { until: end }),
      })
      setJob(begun)
      onChange()
      await watch(begun)
      onChange()
    } catch (error) {
      setProblem(problemText(error))
      setBusy(false)
    }
  }

  return (
    <>
      <p>{text('replayAbout')}</p>
      <form ref={form} onSubmit={start}>
        <Field id="replay-since" label={text('since')}>
          {(described) => (
            <input
              {...described}
              type="datetime-local"
              required
              value={since}
              onInput={({ currentTarget }) => setSince(currentTarget.value)}
            />
          )}
        </Field>
        <Field id="replay-until" label={text('until')} hint={text('untilNow')}>
          {(described) => (
            <input
              {...described}
              type="datetime-local"
              value={until}
              onInput={({ currentTarget }) => setUntil(currentTarget.value)}
            />
          )}
        </Field>
        <p role="status">
          {job && text(job.status === 'running' ? 'replaying' : 'replayed', { ...job.progress })}
        </p>
        <Alarm>{problem}</Alarm>
        <div class="actions">
          <button type="button" onClick={close}>
            {text(job ? 'done' : 'cancel')}
          </button>
          <button type="submit" class="primary" disabled={isBusy}>
            {text('start')}
          </button>
        </div>
      </form>
    </>
  )
}

/**
 * Asks for the period, starts a replay and shows its progress.
 * @param onChange called when the replay begins and when it ends
 */
export const askToReplay = (path: string, from: number, onChange: () => void): void =>
  openModal(text('replayQuestion'), (close) => (
    <ReplayForm path={path} from={from} onChange={onChange} close={close} />
  ))
