import { ask } from '../api.ts'
import { text } from './language.ts'
import { AskingButton, type Change, Part, Thing, useLoaded } from './part.tsx'

interface Calendar {
  integration: string
  externalId: string
  name?: string
  readOnly: boolean
}

/** What names a calendar that bookings are written to. */
type Place = Pick<Calendar, 'integration' | 'externalId'>

interface Connection {
  credentialId: number
  integration: { slug: string; name: string }
  settings: { whenChanged: 'mark' | 'follow' }
  calendars: Calendar[]
  error?: { message: string }
}

interface Listed {
  connectedCalendars: Connection[]
  /** What the person can connect on a page of the provider. */
  connectable: { slug: string; name: string }[]
  destinationCalendar: Place | null
}

/** The types that report what a person changes. */
const followed: ReadonlySet<string> = new Set(['google', 'office365'])

const nameOf = ({ name, externalId }: Calendar) => name ?? externalId
const pathOf = (slug: string) => `/v2/calendars/${encodeURIComponent(slug)}`

/** The calendars that the person has connected, and those that can be. */
export function Calendars({ change, onDisconnected }: { change: Change; onDisconnected: () => void }) {
  const loaded = useLoaded(() => ask<Listed>('GET', '/v2/calendars'))
  const { connectable = [], connectedCalendars, destinationCalendar } = loaded.data ?? {}
  const changed = (work: () => Promise<unknown>) =>
    void change(async () => {
      await work()
      await loaded.reload()
    })
  const disconnect = (slug: string, id: number) =>
    changed(async () => {
      await ask('POST', `${pathOf(slug)}/disconnect`, { id })
      onDisconnected()
    })
  const connect = (slug: string) =>
    void change(async () => {
      const query = new URLSearchParams({ redir: `${location.origin}/account`, isDryRun: 'false' })
      const path = `${pathOf(slug)}/connect?${query}`
      location.assign((await ask<{ authUrl: string }>('GET', path)).authUrl)
    })
  const itemOf = ({ credentialId: id, integration, settings, calendars, error }: Connection) => {
    const { slug, name } = integration
    const follow = (isOn: boolean) =>
      changed(() => ask('PATCH', `${pathOf(slug)}/settings`, { id, whenChanged: isOn ? 'follow' : 'mark' }))
    const facts = [
      ...calendars.map(nameOf),
      ...(error ? [error.message] : []),
      ...(followed.has(slug)
        ? [<Follows key="follows" isOn={settings.whenChanged === 'follow'} set={follow} />]
        : []),
    ]
    return (
      <Thing key={id} name={name} facts={facts}>
        <AskingButton action={text('disconnect')} name={name} act={() => disconnect(slug, id)} />
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
      <Destination
        connections={connectedCalendars ?? []}
        chosen={destinationCalendar ?? undefined}
        choose={(calendar) => changed(() => ask('PUT', '/v2/destination-calendars', calendar))}
      />
      <Connectable kinds={connectable} connect={connect} />
    </Part>
  )
}

function Connectable({ kinds, connect }: { kinds: Listed['connectable']; connect(slug: string): void }) {
  if (kinds.length === 0) return null
  return (
    <div class="actions">
      {kinds.map(({ slug, name }) => (
        <button key={slug} type="button" onClick={() => connect(slug)}>
          {text('connect', { name })}
        </button>
      ))}
    </div>
  )
}

function Follows({ isOn, set }: { isOn: boolean; set(isOn: boolean): void }) {
  return (
    <label class="choice">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {text('followsCalendar')}
    </label>
  )
}

const keyOf = ({ integration, externalId }: Place) => JSON.stringify([integration, externalId])

/** Chooses the calendar that bookings are written to; nothing without a calendar for it. */
function Destination(props: {
  connections: readonly Connection[]
  chosen: Place | undefined
  choose(calendar: Place): void
}) {
  const { connections, chosen, choose } = props
  const choices = new Map(
    connections.flatMap(({ integration, calendars }) =>
      calendars
        .filter(({ readOnly }) => !readOnly)
        .map((calendar) => {
          const { integration: type, externalId } = calendar
          const label = `${nameOf(calendar)} (${integration.name})`
          return [keyOf(calendar), { label, place: { integration: type, externalId } }] as const
        }),
    ),
  )
  if (choices.size === 0) return null
  const value = chosen && choices.has(keyOf(chosen)) ? keyOf(chosen) : ''
  const pick = (key: string) => {
    const choice = choices.get(key)
    if (choice) choose(choice.place)
  }
  return (
    <label class="field">
      {text('destination')}
      <select value={value} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {value === '' && <option value="">{text('noDestination')}</option>}
        {[...choices].map(([key, { label }]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
