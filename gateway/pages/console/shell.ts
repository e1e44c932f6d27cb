import { alarm, el, show } from '../dom.ts'
import type { LiveState } from './live.ts'
import type { Me, Place, PlaceGroup } from './places.ts'
import { ask, problemText } from './session.ts'
import { text } from './texts/index.ts'
import type { Webhook } from './types.ts'
import { openWebhook, type WebhookView } from './webhook.ts'

interface Entrance {
  me: Me
  groups: PlaceGroup[]
  signOut(): void
}

/** What views may say to the whole. */
export interface Shell {
  /** For a while, and read out. */
  say(message: string): void
  live(state: LiveState | undefined): void
  /** A webhook is not as it was in the list. */
  changed(webhook: Webhook): void
}

/** The address says what is open: `#/team-2/7` is webhook 7 of team 2. */
function readAddress(): { placeKey: string; webhookId: string } {
  const [placeKey = '', webhookId = ''] = location.hash.replace(/^#\//, '').split('/')
  return { placeKey, webhookId }
}

/** Shows the console. @returns how to leave it */
export function openShell({ me, groups, signOut }: Entrance): () => void {
  document.body.className = 'console'
  const places = groups.flatMap((group) => group.places)
  const select = el('select', { id: 'place', change: () => (location.hash = `#/${select.value}`) })
  for (const { label, places } of groups) {
    const options = places.map(({ key, name }) => el('option', { value: key }, name))
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
        el('label', { class: 'field', for: 'place' }, text('whose'), select),
        list,
      ),
      detail,
    ),
    toast,
  )

  let shown: { place: Place; webhooks: Map<number, Webhook> } | undefined
  let view: WebhookView | undefined
  /** The webhook that was left, for the keyboard to go on from there. */
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
    const { place, webhooks } = shown
    const items = [...webhooks.values()].map((webhook) => hookItem(place, webhook, view?.id))
    // Whoever is at one of them stays there.
    const at = document.activeElement?.getAttribute('href') ?? cameFrom
    cameFrom = undefined
    list.replaceChildren(...(items.length > 0 ? items : [el('li', { class: 'none' }, text('noWebhooks'))]))
    if (at) list.querySelector<HTMLElement>(`[href="${CSS.escape(at)}"]`)?.focus()
  }

  async function loadPlace(place: Place): Promise<void> {
    list.replaceChildren(el('li', { class: 'none' }, text('loading')))
    const webhooks = await ask<Webhook[]>('GET', place.path)
    shown = { place, webhooks: new Map(webhooks.map((each) => [each.id, each])) }
  }

  async function goTo(): Promise<void> {
    const { placeKey, webhookId } = readAddress()
    const place = places.find(({ key }) => key === placeKey) ?? places[0]
    if (!place) return
    select.value = place.key
    cameFrom = view && `#/${place.key}/${view.id}`
    view?.close()
    view = undefined
    detail.replaceChildren()
    document.body.classList.toggle('open', webhookId !== '')
    try {
      if (shown?.place !== place) await loadPlace(place)
      if (readAddress().webhookId !== webhookId || select.value !== place.key) return
      const webhook = shown?.webhooks.get(Number(webhookId))
      if (webhook) view = openWebhook(detail, place, webhook, shell)
      else detail.append(webhookId ? alarm(text('gone')) : el('p', { class: 'none' }, text('pickWebhook')))
      listWebhooks()
    } catch (error) {
      list.replaceChildren()
      detail.replaceChildren(alarm(problemText(error)))
    }
  }

  const onAddress = () => void goTo()
  window.addEventListener('hashchange', onAddress)
  onAddress()
  return () => {
    window.removeEventListener('hashchange', onAddress)
    clearTimeout(toastTimer)
    view?.close()
  }
}

function hookItem(place: Place, { id, subscriberUrl, active, triggers }: Webhook, openId?: number) {
  const { host, pathname, search } = new URL(subscriberUrl)
  const count = triggers.length
  return el(
    'li',
    {},
    el(
      'a',
      { href: `#/${place.key}/${id}`, 'aria-current': id === openId ? 'page' : undefined },
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
