import { ask } from '../api.ts'
import { text } from './language.ts'
import { button, type Change, listPart, thing } from './part.ts'

interface Connection {
  credentialId: number
  integration: { slug: string; name: string }
  calendars: { name?: string; externalId: string }[]
  error?: { message: string }
}

/** Returns the part that lists the calendars that the person has connected. */
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
  const part = await listPart({ title: text('calendars'), none: text('noCalendars') }, async () => {
    const { connectedCalendars } = await ask<{ connectedCalendars: Connection[] }>('GET', '/v2/calendars')
    return { items: connectedCalendars.map(itemOf) }
  })
  return part.element
}
