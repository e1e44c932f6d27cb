import { ask } from '../api.ts'
import { text } from './language.ts'
import { AskingButton, type Change, Part, Thing, useLoaded } from './part.tsx'

interface Connection {
  credentialId: number
  integration: { slug: string; name: string }
  calendars: { name?: string; externalId: string }[]
  error?: { message: string }
}

interface Listed {
  connectedCalendars: Connection[]
  /** What the person can connect on a page of the provider. */
  connectable: { slug: string; name: string }[]
}

/** The calendars that the person has connected, and those that can be. */
export function Calendars({ change, onDisconnected }: { change: Change; onDisconnected: () => void }) {
  const loaded = useLoaded(() => ask<Listed>('GET', '/v2/calendars'))
  const { connectable = [], connectedCalendars } = loaded.data ?? {}
  const disconnect = (slug: string, id: number) =>
    void change(async () => {
      await ask('POST', `/v2/calendars/${encodeURIComponent(slug)}/disconnect`, { id })
      onDisconnected()
      await loaded.reload()
    })
  const connect = (slug: string) =>
    void change(async () => {
      const query = new URLSearchParams({ redir: `${location.origin}/account`, isDryRun: 'false' })
      const path = `/v2/calendars/${encodeURIComponent(slug)}/connect?${query}`
      location.assign((await ask<{ authUrl: string }>('GET', path)).authUrl)
    })
  const itemOf = ({ credentialId, integration, calendars, error }: Connection) => {
    const { slug, name } = integration
    const facts = [
      ...calendars.map((calendar) => calendar.name ?? calendar.externalId),
      ...(error ? [error.message] : []),
    ]
    return (
      <Thing key={credentialId} name={name} facts={facts}>
        <AskingButton action={text('disconnect')} name={name} act={() => disconnect(slug, credentialId)} />
      </Thing>
    )
  }
  return (
    <Part
      title={text('calendars')}
      none={text('noCalendars')}
      loaded={loaded}
      items={connectedCalendars}
      itemOf={itemOf}
    >
      {connectable.length > 0 && (
        <div class="actions">
          {connectable.map(({ slug, name }) => (
            <button key={slug} type="button" onClick={() => connect(slug)}>
              {text('connect', { name })}
            </button>
          ))}
        </div>
      )}
    </Part>
  )
}
