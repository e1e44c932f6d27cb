import { ask } from '../api.ts'
import { moment, scopeText, text } from './language.ts'
import { AskingButton, type Change, Part, Thing, useLoaded } from './part.tsx'

interface Grant {
  id: number
  name: string
  scopes: string[]
  lastUsedAt?: string
}

/** The apps that act for the person, and what they may do. */
export function Apps({ change }: { change: Change }) {
  const loaded = useLoaded(() => ask<Grant[]>('GET', '/v2/me/grants'))
  const revoke = (id: number) =>
    void change(async () => {
      await ask('DELETE', `/v2/me/grants/${id}`)
      await loaded.reload()
    })
  const itemOf = ({ id, name, scopes, lastUsedAt }: Grant) => {
    const used = lastUsedAt === undefined ? text('neverUsed') : text('lastUsed', { when: moment(lastUsedAt) })
    const list = (
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{scopeText(scope)}</li>
        ))}
      </ul>
    )
    return (
      <Thing key={id} name={name} facts={[list, used]}>
        <AskingButton action={text('revoke')} name={name} act={() => revoke(id)} />
      </Thing>
    )
  }
  return (
    <Part title={text('apps')} none={text('noApps')} loaded={loaded} items={loaded.data} itemOf={itemOf} />
  )
}
