import { ask } from '../api.ts'
import { moment, text } from './language.ts'
import { AskingButton, type Change, Part, Thing, useLoaded } from './part.tsx'

interface Session {
  id: string
  isCurrent: boolean
  userAgent: string
  lastUsedAt: string
}

/** The browsers in which the person has signed in. */
export function Sessions({ change }: { change: Change }) {
  const loaded = useLoaded(() => ask<Session[]>('GET', '/v2/me/sessions'))
  const { data, reload } = loaded
  const end = (path: string) =>
    void change(async () => {
      await ask('DELETE', path)
      await reload()
    })
  const itemOf = ({ id, isCurrent, userAgent, lastUsedAt }: Session) => {
    const name = userAgent || text('otherBrowser')
    const fact = isCurrent ? text('thisBrowser') : text('lastUsed', { when: moment(lastUsedAt) })
    const act = () => end(`/v2/me/sessions/${encodeURIComponent(id)}`)
    return (
      <Thing key={id} name={name} facts={[fact]}>
        {!isCurrent && <AskingButton action={text('endSession')} name={name} act={act} />}
      </Thing>
    )
  }
  return (
    <Part title={text('sessions')} none="" loaded={loaded} items={data} itemOf={itemOf}>
      {(data?.length ?? 0) > 1 && (
        <p>
          <button type="button" onClick={() => end('/v2/me/sessions')}>
            {text('endOthers')}
          </button>
        </p>
      )}
    </Part>
  )
}
