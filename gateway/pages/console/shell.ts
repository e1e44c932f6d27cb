import { alarm, el, show } from '../dom.ts'
import { text } from './language.ts'
import { ask, problemText } from './session.ts'
import type { Shell, Webhook } from './types.ts'
import { openWebhook, type WebhookView } from './webhook.ts'
import { type Me, type OwnerGroup, ownerWithWebhooks, type WebhookOwner } from './webhook-owners.ts'

interface Entrance {
  me: Me
  groups: OwnerGroup[]
  signOut(): void
}

/** Returns what the address selects: `#/team-2/7` is webhook 7 of team 2. */
function readAddress(): { ownerKey: string; webhookId: string } {
  const [ownerKey = '', webhookId = ''] = location.hash.replace(/^#\//, '').split('/')
  return { ownerKey, webhookId }
}

/**
 * Shows the console. Long because its controls share one state.
 * @returns a function that closes it
 */
export function openShell({ me, groups, signOut }: Entrance): () => void {
  document.body.className = 'console'
  const owners = groups.flatMap((group) => group.owners)
  const select = el('select', { id: 'owner', change: () => (location.hash = `#/${select.value}`) })
  for (const { label, owners } of groups) {
    const options = owners.map(({ key, name }) => el('option', { value: key }, name))
    if (label === undefined) select.append(...options)
    else if (options.length > 0) select.append(el('optgroup', { label: text(label) }, ...options))
  }
  const list = el('ul', { class: 'hooks' })
  const detail = el('section', { class: 'detail' })
  const indicator = el('span', { class: 'liveness', hidden: true })
  const toast = el('p', { class: 'toast', role: 'status' })
  show(
    text('title'),
    el(
      'header',
      { class: 'bar' },
      el('h1', {}, text('title')),
      indicator,
      el('span', { class: 'who' }, text('signedInAs', { name: me.name, id: me.organizationId ?? 0 })),
      el('button', { type: 'button', click: signOut }, text('signOut')),
    ),
    el(
      'div',
      { class: 'panes' },
      el(
        'nav',
        { class: 'side', 'aria-label': text('webhooks') },
        el('label', { class: 'field', for: 'owner' }, text('whose'), select),
        list,
      ),
      detail,
    ),
    toast,
  )

  let shown: { owner: WebhookOwner; webhooks: Map<number, Webhook> } | undefined
  let view: WebhookView | undefined
  /** The webhook that was closed last, which gets the keyboard focus. */
  let cameFrom: string | undefined
  let toastTimer = 0
  const shell: Shell = {
    say(message) {
      clearTimeout(toastTimer)
      toast.textContent = message
      toastTimer = setTimeout(() => toast.replaceChildren(), 8_000)
    },
    live(state) {
      indicator.hidden = state === undefined
      indicator.className = `liveness ${state}`
      indicator.textContent = state === undefined ? '' : text(state)
    },
    changed(webhook) {
      shown?.webhooks.set(webhook.id, webhook)
      listWebhooks()
    },
  }

  function listWebhooks(): void {
    if (!shown) return
    const { owner, webhooks } = shown
    const items = [...webhooks.values()].map((webhook) => hookItem(owner, webhook, view?.id))
    // The keyboard focus stays on its webhook.
    const at = document.activeElement?.getAttribute('href') ?? cameFrom
    cameFrom = undefined
    list.replaceChildren(...(items.length > 0 ? items : [el('li', { class: 'none' }, text('noWebhooks'))]))
    if (at) list.querySelector<HTMLElement>(`[href="${CSS.escape(at)}"]`)?.focus()
  }

  async function loadOwner(owner: WebhookOwner): Promise<void> {
    list.replaceChildren(el('li', { class: 'none' }, text('loading')))
    const webhooks = await ask<Webhook[]>('GET', owner.path)
    shown = { owner, webhooks: new Map(webhooks.map((each) => [each.id, each])) }
  }

  async function goTo(): Promise<void> {
    const { ownerKey, webhookId } = readAddress()
    const owner = owners.find(({ key }) => key === ownerKey) ?? owners[0]
    if (!owner) return
    select.value = owner.key
    cameFrom = view && `#/${owner.key}/${view.id}`
    view?.close()
    view = undefined
    detail.replaceChildren()
    document.body.classList.toggle('open', webhookId !== '')
    try {
      if (shown?.owner !== owner) await loadOwner(owner)
      if (readAddress().webhookId !== webhookId || select.value !== owner.key) return
      const webhook = shown?.webhooks.get(Number(webhookId))
      if (webhook) view = openWebhook(detail, owner, webhook, shell)
      else detail.append(webhookId ? alarm(text('gone')) : el('p', { class: 'none' }, text('pickWebhook')))
      listWebhooks()
    } catch (error) {
      list.replaceChildren()
      detail.replaceChildren(alarm(problemText(error)))
    }
  }

  let isClosed = false
  /** Opens what the address selects, else the first owner that has webhooks. */
  async function begin(): Promise<void> {
    if (readAddress().ownerKey === '') {
      const owner = await ownerWithWebhooks(owners)
      if (isClosed) return
      if (owner && readAddress().ownerKey === '') history.replaceState(null, '', `#/${owner.key}`)
    }
    await goTo()
  }

  const onAddress = () => void goTo()
  window.addEventListener('hashchange', onAddress)
  void begin()
  return () => {
    isClosed = true
    window.removeEventListener('hashchange', onAddress)
    clearTimeout(toastTimer)
    view?.close()
  }
}

function hookItem(owner: WebhookOwner, { id, subscriberUrl, active, triggers }: Webhook, openId?: number) {
  const { host, pathname, search } = new URL(subscriberUrl)
  const count = triggers.length
  return el(
    'li',
    {},
    el(
      'a',
      { href: `#/${owner.key}/${id}`, 'aria-current': id === openId ? 'page' : undefined },
      el('strong', {}, host),
      el('span', { class: 'path' }, pathname + search),
      el(
        'span',
        { class: 'notes' },
        el(
          'span',
          { class: active ? 'badge delivered' : 'badge exhausted' },
          text(active ? 'active' : 'inactive'),
        ),
        text(count === 1 ? 'trigger' : 'triggers', { count }),
      ),
    ),
  )
}
