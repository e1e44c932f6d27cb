import { ask } from '../api.ts'
import { el } from '../dom.ts'
import { text } from './language.ts'
import { button, type Change, listPart, thing } from './part.ts'

interface Connection {
  credentialId: number
  integration: { slug: string; name: string }
  calendars: { name?: string; externalId: string }[]
  error?: { message: string }
}

interface Connectable {
  slug: string
  name: string
}

interface Listed {
  connectedCalendars: Connection[]
  /** What the person can connect on a page of the provider. */
  connectable: Connectable[]
}

/** Returns the part that lists the calendars that the person has connected, and connects others. */
export async function calendarsPart(change: Change): Promise<HTMLElement> {
  const disconnect = (slug: string, id: number) =>
    change(async () => {
      await ask('POST', `/v2/calendars/${encodeURIComponent(slug)}/disconnect`, { id })
      await part.reload()
    })
  const itemOf = ({ credentialId, integration, calendars, error }: Connection) => {
    const facts = [
      ...calendars.map(({ name, externalId }) => name ?? externalId),
      ...(error ? [error.message] : []),
    ]
    const act = () => void disconnect(integration.slug, credentialId)
    return thing(integration.name, facts, button(text('disconnect'), integration.name, act))
  }
  const connect = (slug: string) =>
    change(async () => {
      const query = new URLSearchParams({ redir: `${location.origin}/account`, isDryRun: 'false' })
      const path = `/v2/calendars/${encodeURIComponent(slug)}/connect?${query}`
      location.assign((await ask<{ authUrl: string }>('GET', path)).authUrl)
    })
  const connectButton = ({ slug, name }: Connectable) =>
    el('button', { type: 'button', click: () => void connect(slug) }, text('connect', { name }))
  const part = await listPart({ title: text('calendars'), none: text('noCalendars') }, async () => {
    const { connectable, connectedCalendars } = await ask<Listed>('GET', '/v2/calendars')
    const buttons = el('div', { class: 'actions' }, ...connectable.map(connectButton))
    return { items: connectedCalendars.map(itemOf), after: [connectable.length > 0 && buttons] }
  })
  return part.element
}
