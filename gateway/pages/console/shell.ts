import { alarm, el, show } from '../dom.ts'
import { addressOf, readAddress } from './address.ts'
import { portalLinks, webhookForms } from './by-need.ts'
import { text } from './language.ts'
import { ask, problemText } from './session.ts'
import type { Shell, Webhook } from './types.ts'
import { openWebhook, type WebhookView } from './webhook.ts'
import {
  type Me,
  type OwnerGroup,
  ownerWithWebhooks,
  portalPathOf,
  type WebhookOwner,
} from './webhook-owners.ts'

interface Entrance {
  groups: OwnerGroup[]
  /** Who has signed in; absent in a portal, which has no one. */
  person?: { me: Me; signOut(): void }
  /** Whether nothing can be changed. */
  isReadOnly?: boolean
}

/**
 * Shows the console. Long because its controls share one state.
 * @returns a function that closes it
 */
export function openShell({ groups, person, isReadOnly = false }: Entrance): () => void {
  document.body.className = 'console'
  const owners = groups.flatMap((group) => group.owners)
  const select = el('select', { id: 'owner', change: () => (location.hash = addressOf(select.value)) })
  for (const { label, owners } of groups) {
    const options = owners.map(({ key, name }) => el('option', { value: key }, name))
    if (label === undefined) select.append(...options)
    else if (options.length > 0) select.append(el('optgroup', { label: text(label) }, ...options))
  }
  const list = el('ul', { class: 'hooks' })
  const create = el('button', { type: 'button', click: () => opening(createWebhook) }, text('newWebhook'))
  const portal = el(
    'button',
    { type: 'button', hidden: true, click: () => opening(offerPortal) },
    text('portalLinks'),
  )
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
      ...(person ? personOf(person) : []),
    ),
    el(
      'div',
      { class: 'panes' },
      el(
        'nav',
        { class: 'side', 'aria-label': text('webhooks') },
        el('label', { class: 'field', for: 'owner' }, text('whose'), select),
        el('div', { class: 'actions' }, !isReadOnly && create, person && portal),
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
    isReadOnly,
    changed(webhook) {
      shown?.webhooks.set(webhook.id, webhook)
      listWebhooks()
    },
    edited(webhook) {
      shown?.webhooks.set(webhook.id, webhook)
      shell.say(text('saved'))
      void goTo()
    },
    deleted({ id }) {
      shown?.webhooks.delete(id)
      shell.say(text('deleted'))
      if (shown) location.hash = addressOf(shown.owner.key)
    },
  }

  let isOpening = false
  /** Opens one dialog, also where a person clicks again while its script loads. */
  async function opening(open: () => Promise<void>): Promise<void> {
    if (isOpening) return
    isOpening = true
    await open().catch((error: unknown) => shell.say(problemText(error)))
    isOpening = false
  }

  async function createWebhook(): Promise<void> {
    if (!shown) return
    const { owner, webhooks } = shown
    const { editWebhook } = await webhookForms()
    editWebhook(owner.path, undefined, (webhook) => {
      webhooks.set(webhook.id, webhook)
      shell.say(text('saved'))
      location.hash = addressOf(owner.key, webhook.id)
    })
  }

  async function offerPortal(): Promise<void> {
    const path = shown && portalPathOf(shown.owner.path)
    if (path) (await portalLinks()).openPortalLinks(path)
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
    cameFrom = view && addressOf(owner.key, view.id)
    portal.hidden = portalPathOf(owner.path) === undefined
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
      if (owner && readAddress().ownerKey === '') history.replaceState(null, '', addressOf(owner.key))
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

const personOf = ({ me, signOut }: NonNullable<Entrance['person']>): HTMLElement[] => [
  el('span', { class: 'who' }, text('signedInAs', { name: me.name, id: me.organizationId ?? 0 })),
  el('button', { type: 'button', click: signOut }, text('signOut')),
]

function hookItem(owner: WebhookOwner, { id, subscriberUrl, active, triggers }: Webhook, openId?: number) {
  const { host, pathname, search } = new URL(subscriberUrl)
  const count = triggers.length
  return el(
    'li',
    {},
    el(
      'a',
      { href: addressOf(owner.key, id), 'aria-current': id === openId ? 'page' : undefined },
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
