import { ask } from '../api.ts'
import { el } from '../dom.ts'
import { moment, text } from './language.ts'
import { button, type Change, listPart, thing } from './part.ts'

interface Session {
  id: string
  isCurrent: boolean
  userAgent: string
  lastUsedAt: string
}

/** Returns the part that lists the browsers in which the person has signed in. */
export async function sessionsPart(change: Change): Promise<HTMLElement> {
  const end = (path: string) =>
    change(async () => {
      await ask('DELETE', path)
      await part.reload()
    })
  const itemOf = ({ id, isCurrent, userAgent, lastUsedAt }: Session) => {
    const name = userAgent === '' ? text('otherBrowser') : userAgent
    const facts = [isCurrent ? text('thisBrowser') : text('lastUsed', { when: moment(lastUsedAt) })]
    const act = () => void end(`/v2/me/sessions/${encodeURIComponent(id)}`)
    return thing(name, facts, !isCurrent && button(text('endSession'), name, act))
  }
  const others = el(
    'p',
    {},
    el('button', { type: 'button', click: () => void end('/v2/me/sessions') }, text('endOthers')),
  )
  const part = await listPart({ title: text('sessions'), none: '' }, async () => {
    const sessions = await ask<Session[]>('GET', '/v2/me/sessions')
    return { items: sessions.map(itemOf), after: [sessions.length > 1 && others] }
  })
  return part.element
}
