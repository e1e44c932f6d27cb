import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ask } from '../api.ts'
import { moment, text } from './language.ts'
import { AskingButton, type Change, Part, Thing, useLoaded } from './part.tsx'

interface ApiKey {
  id: number
  note?: string
  start: string
  expiresAt?: string
  lastUsedAt?: string
}

/** The person's API keys, with a form that creates one. */
export function Keys({ change }: { change: Change }) {
  const loaded = useLoaded(() => ask<ApiKey[]>('GET', '/v2/api-keys'))
  const [created, setCreated] = useState<string>()
  const remove = (id: number) =>
    void change(async () => {
      await ask('DELETE', `/v2/api-keys/${id}`)
      await loaded.reload()
    })
  const create = (form: HTMLFormElement) =>
    void change(async () => {
      const note = String(new FormData(form).get('note')).trim()
      const { apiKey } = await ask<{ apiKey: string }>('POST', '/v2/api-keys', note === '' ? {} : { note })
      form.reset()
      await loaded.reload()
      setCreated(apiKey)
    })
  const itemOf = ({ id, note = '', start, expiresAt, lastUsedAt }: ApiKey) => {
    const beginning = `${start}…`
    const name = note === '' ? beginning : note
    const facts = [
      ...(note === '' ? [] : [beginning]),
      lastUsedAt === undefined ? text('neverUsed') : text('lastUsed', { when: moment(lastUsedAt) }),
      expiresAt === undefined ? text('neverExpires') : text('expires', { when: moment(expiresAt) }),
    ]
    return (
      <Thing key={id} name={name} facts={facts}>
        <AskingButton action={text('deleteKey')} name={name} act={() => remove(id)} />
      </Thing>
    )
  }
  return (
    <Part title={text('keys')} none={text('noKeys')} loaded={loaded} items={loaded.data} itemOf={itemOf}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          create(event.currentTarget)
        }}
      >
        <label class="field" for="note">
          {text('note')}
          <input id="note" name="note" maxlength={200} autocomplete="off" />
        </label>
        <button type="submit">{text('create')}</button>
      </form>
      {created && <NewKey apiKey={created} />}
    </Part>
  )
}

/** Shows a key this once, selected so that it can be copied. */
function NewKey({ apiKey }: { apiKey: string }) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [apiKey])
  return (
    <label class="field" for="created">
      {text('created')}
      <input ref={input} id="created" readOnly value={apiKey} dir="ltr" />
    </label>
  )
}
