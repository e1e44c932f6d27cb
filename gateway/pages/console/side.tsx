import { addressOf } from './address.ts'
import { text } from './language.ts'
import type { Webhook } from './types.ts'
import type { OwnerGroup, WebhookOwner } from './webhook-owners.ts'

/** The choice of whose webhooks are shown. */
export function OwnerChoice(props: {
  groups: readonly OwnerGroup[]
  owner: WebhookOwner | undefined
  choose(key: string): void
}) {
  const { groups, owner, choose } = props
  return (
    <label class="field" for="owner">
      {text('whose')}
      <select id="owner" value={owner?.key} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {groups.map(({ label, owners }) => {
          const options = owners.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))
          if (label === undefined) return options
          return (
            options.length > 0 && (
              <optgroup key={label} label={text(label)}>
                {options}
              </optgroup>
            )
          )
        })}
      </select>
    </label>
  )
}

/** The webhooks of an owner. @param webhooks undefined while they are loaded */
export function WebhookList(props: {
  owner: WebhookOwner | undefined
  webhooks: ReadonlyMap<number, Webhook> | undefined
  openId: number | undefined
}) {
  const { owner, webhooks, openId } = props
  return (
    <ul class="hooks">
      {owner &&
        [...(webhooks?.values() ?? [])].map((webhook) => (
          <li key={webhook.id}>
            <WebhookLink owner={owner} webhook={webhook} isOpen={webhook.id === openId} />
          </li>
        ))}
      {!webhooks?.size && <li class="none">{text(webhooks ? 'noWebhooks' : 'loading')}</li>}
    </ul>
  )
}

export const linkId = (webhookId: number | string): string => `webhook-${webhookId}`

function WebhookLink(props: { owner: WebhookOwner; webhook: Webhook; isOpen: boolean }) {
  const { id, subscriberUrl, active, triggers } = props.webhook
  const { host, pathname, search } = new URL(subscriberUrl)
  const count = triggers.length
  return (
    <a id={linkId(id)} href={addressOf(props.owner.key, id)} aria-current={props.isOpen ? 'page' : undefined}>
      <strong>{host}</strong>
      <span class="path">{pathname + search}</span>
      <span class="notes">
        <span class={active ? 'badge delivered' : 'badge exhausted'}>
          {text(active ? 'active' : 'inactive')}
        </span>
        {text(count === 1 ? 'trigger' : 'triggers', { count })}
      </span>
    </a>
  )
}
