import { useEffect, useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { Terms } from '../components/terms.tsx'
import { ActionButton } from './action-button.tsx'
import { AttemptItem } from './attempt-item.tsx'
import { text } from './language.ts'
import { Time } from './marks.tsx'
import { ask, problemText } from './session.ts'
import type { Attempt, Delivery, DeliveryDetails as Details, Shell } from './types.ts'

interface Props {
  id: string
  /** Of the delivery. */
  path: string
  delivery: Delivery
  shell: Shell
  changed(delivery: Delivery): void
}

/** A delivery's event, its attempts with their answers, and the retry button. */
export function DeliveryDetails({ id, path, delivery, shell, changed }: Props) {
  const { bookingUid, createdAt, finishedAt, reason } = delivery
  const retry = async () => {
    changed(await ask<Delivery>('POST', `${path}/retry`))
    shell.say(text('queuedAgain'))
  }
  return (
    <div class="details" id={id}>
      <Terms
        rows={[
          [text('event'), delivery.id],
          [text('booking'), bookingUid],
          [text('happened'), <Time at={createdAt} />],
          [text('finished'), finishedAt && <Time at={finishedAt} />],
          [text('reason'), reason],
        ]}
      />
      {!shell.isReadOnly && (
        <p class="actions">
          <ActionButton act={retry} say={shell.say}>
            {text('retry')}
          </ActionButton>
        </p>
      )}
      {/* Last: the button must not move under the pointer when they load. */}
      <Attempts path={path} count={delivery.attempts} />
    </div>
  )
}

/** The attempts of a delivery, loaded again when there are more. */
function Attempts({ path, count }: { path: string; count: number }) {
  const [loaded, setLoaded] = useState<{ made: Attempt[]; body: string | undefined }>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    Promise.all([ask<Attempt[]>('GET', `${path}/attempts`), ask<Details>('GET', path)]).then(
      ([made, { body }]) => {
        if (!isCurrent) return
        setLoaded({ made, body })
        setProblem(undefined)
      },
      (error: unknown) => isCurrent && setProblem(problemText(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [path, count])

  if (problem) return <Alarm>{problem}</Alarm>
  if (!loaded) return <p>{text('loading')}</p>
  const { made, body } = loaded
  if (made.length === 0) return <p>{text('noAttempts')}</p>
  return (
    <div class="attempts">
      <ol aria-label={text('attemptList')}>
        {made.map((attempt) => (
          <AttemptItem key={attempt.attempt} attempt={attempt} body={body} />
        ))}
      </ol>
    </div>
  )
}
