import { ask } from '../api.ts'
import { el } from '../dom.ts'
import { moment, text } from './language.ts'
import { button, type Change, listPart, thing } from './part.ts'

interface ApiKey {
  id: number
  note?: string
  start: string
  expiresAt?: string
  lastUsedAt?: string
}

/** Returns the part that lists the person's API keys, with a form that creates one. */
export async function keysPart(change: Change): Promise<HTMLElement> {
  const remove = (id: number) =>
    change(async () => {
      await ask('DELETE', `/v2/api-keys/${id}`)
      await part.reload()
    })
  const itemOf = ({ id, note = '', start, expiresAt, lastUsedAt }: ApiKey) => {
    const beginning = `${start}…`
    const name = note === '' ? beginning : note
    const facts = [
      ...(note === '' ? [] : [beginning]),
      lastUsedAt === undefined ? text('neverUsed') : text('lastUsed', { when: moment(lastUsedAt) }),
      expiresAt === undefined ? text('neverExpires') : text('expires', { when: moment(expiresAt) }),
    ]
    return thing(
      name,
      facts,
      button(text('deleteKey'), name, () => void remove(id)),
    )
  }
  const note = el('input', { id: 'note', maxlength: 200, autocomplete: 'off' })
  const created = el('div')
  const create = (event: Event): void => {
    event.preventDefault()
    void change(async () => {
      const body = note.value.trim() === '' ? {} : { note: note.value.trim() }
      const { apiKey } = await ask<{ apiKey: string }>('POST', '/v2/api-keys', body)
      const shown = el('input', { id: 'created', readonly: true, value: apiKey, dir: 'ltr' })
      created.replaceChildren(el('label', { class: 'field', for: 'created' }, text('created'), shown))
      note.value = ''
      await part.reload()
      shown.focus()
      shown.select()
    })
  }
  const form = el(
    'form',
    { submit: create },
    el('label', { class: 'field', for: 'note' }, text('note'), note),
    el('button', {}, text('create')),
    created,
  )
  const part = await listPart({ title: text('keys'), none: text('noKeys') }, async () => ({
    items: (await ask<ApiKey[]>('GET', '/v2/api-keys')).map(itemOf),
    after: [form],
  }))
  return part.element
}
