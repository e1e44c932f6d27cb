import { ask } from '../api.ts'
import { el } from '../dom.ts'
import { moment, scopeText, text } from './language.ts'
import { button, type Change, listPart, thing } from './part.ts'

interface Grant {
  id: number
  name: string
  scopes: string[]
  lastUsedAt?: string
}

/** Returns the part that lists the apps that act for the person, and what they may do. */
export async function appsPart(change: Change): Promise<HTMLElement> {
  const revoke = (id: number) =>
    change(async () => {
      await ask('DELETE', `/v2/me/grants/${id}`)
      await part.reload()
    })
  const itemOf = ({ id, name, scopes, lastUsedAt }: Grant) => {
    const used = lastUsedAt === undefined ? text('neverUsed') : text('lastUsed', { when: moment(lastUsedAt) })
    const list = el('ul', {}, ...scopes.map((scope) => el('li', {}, scopeText(scope))))
    return thing(
      name,
      [list, used],
      button(text('revoke'), name, () => void revoke(id)),
    )
  }
  const part = await listPart({ title: text('apps'), none: text('noApps') }, async () => ({
    items: (await ask<Grant[]>('GET', '/v2/me/grants')).map(itemOf),
  }))
  return part.element
}
