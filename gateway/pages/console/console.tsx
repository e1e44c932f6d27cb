import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { show } from '../show.tsx'
import { ActionButton } from './action-button.tsx'
import { type Address, addressOf } from './address.ts'
import { text } from './language.ts'
import { loaded, problemText } from './session.ts'
import { linkId, OwnerChoice, WebhookList } from './side.tsx'
import type { LiveState, Shell, Webhook } from './types.ts'
import { useAddress } from './use-address.ts'
import { useWebhooks } from './use-webhooks.ts'
import type { WebhookView } from './webhook.tsx'
import { type Me, type OwnerGroup, portalPathOf, type WebhookOwner } from './webhook-owners.ts'

interface Entrance {
  /** At least one owner. */
  groups: readonly OwnerGroup[]
  /** The webhooks of the first owner, where they are known. */
  first?: readonly Webhook[]
  /** Who has signed in; absent in a portal, which has no one. */
  person?: { me: Me; signOut(): void }
  /** Whether nothing can be changed. */
  isReadOnly?: boolean
}

/** Shows the console instead of what was there. */
export const openConsole = (entrance: Entrance): void => show(text('title'), <Console {...entrance} />)

/** Milliseconds that a message stays. */
const messageMs = 8_000

/** A message for a few seconds. */
function useMessage(): [message: string, say: (message: string) => void] {
  const [message, setMessage] = useState('')
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = (words: string) => {
    clearTimeout(timer.current)
    setMessage(words)
    timer.current = setTimeout(() => setMessage(''), messageMs)
  }
  return [message, say]
}

/** Loads the view of one webhook when an address first selects one. */
function useWebhookView(address: Address | undefined, say: (message: string) => void) {
  const [View, setView] = useState<typeof WebhookView>()
  useEffect(() => {
    if (View || !address?.webhookId) return
    loaded(import('./webhook.tsx')).then(
      (script) => setView(() => script.WebhookView),
      (error: unknown) => say(problemText(error)),
    )
  }, [address])
  return View
}

/**
 * The webhooks of each owner, and the one that the address selects. Long because its parts share
 * one state.
 */
function Console({ groups, first, person, isReadOnly = false }: Entrance) {
  const owners = groups.flatMap((group) => group.owners)
  const { address, go } = useAddress(owners, first)
  const { webhookId = '' } = address ?? {}
  const owner = address && (owners.find(({ key }) => key === address.ownerKey) ?? owners[0])
  const { webhooks, problem, keep, drop } = useWebhooks(
    address,
    owner,
    first && owners[0] && { owner: owners[0], webhooks: first },
  )
  const webhook = webhooks?.get(Number(webhookId))
  const [message, say] = useMessage()
  const [liveState, live] = useState<LiveState>()
  /** Counts the saved forms: each shows its webhook as new. */
  const [edition, setEdition] = useState(0)

  const View = useWebhookView(address, say)
  const openBefore = useRef('')
  useLayoutEffect(() => {
    document.body.className = webhookId === '' ? 'console' : 'console open'
    // Who closes a webhook goes on at its link.
    if (webhookId === '') document.getElementById(linkId(openBefore.current))?.focus()
    openBefore.current = webhookId
  }, [webhookId])

  const createWebhook = async (of: WebhookOwner) =>
    (await loaded(import('./dialogs.ts'))).editWebhook(of.path, undefined, (created) => {
      keep(of, created)
      say(text('saved'))
      go(of.key, created.id)
    })
  const portalPath = owner && person && portalPathOf(owner.path)
  const offerPortal = async (path: string) => (await loaded(import('./dialogs.ts'))).openPortalLinks(path)
  const shellOf = (of: WebhookOwner): Shell => ({
    say,
    live,
    isReadOnly,
    changed: (changed) => keep(of, changed),
    edited(edited) {
      keep(of, edited)
      say(text('saved'))
      setEdition((count) => count + 1)
    },
    deleted({ id }) {
      drop(of, id)
      say(text('deleted'))
      go(of.key)
    },
  })
  return (
    <>
      <header class="bar">
        <h1>{text('title')}</h1>
        {liveState && <span class={`liveness ${liveState}`}>{text(liveState)}</span>}
        {person && <SignedIn {...person} />}
      </header>
      <div class="panes">
        <nav class="side" aria-label={text('webhooks')}>
          <OwnerChoice groups={groups} owner={owner} choose={(key) => go(key)} />
          <div class="actions">
            {owner && !isReadOnly && (
              <ActionButton act={() => createWebhook(owner)} say={say}>
                {text('newWebhook')}
              </ActionButton>
            )}
            {portalPath && (
              <ActionButton act={() => offerPortal(portalPath)} say={say}>
                {text('portalLinks')}
              </ActionButton>
            )}
          </div>
          {!problem && <WebhookList owner={owner} webhooks={webhooks} openId={webhook?.id} />}
        </nav>
        <section class="detail">
          <Alarm>{problem ?? (webhooks && webhookId !== '' && !webhook && text('gone'))}</Alarm>
          {webhooks && webhookId === '' && <p class="none">{text('pickWebhook')}</p>}
          {owner && webhook && View && (
            <View
              key={`${owner.key}/${webhook.id}/${edition}`}
              webhooksPath={owner.path}
              webhook={webhook}
              backTo={addressOf(owner.key)}
              shell={shellOf(owner)}
            />
          )}
        </section>
      </div>
      <p class="toast" role="status">
        {message}
      </p>
    </>
  )
}

const SignedIn = ({ me, signOut }: NonNullable<Entrance['person']>) => (
  <>
    <span class="who">{text('signedInAs', { name: me.name, id: me.organizationId ?? 0 })}</span>
    <button type="button" onClick={signOut}>
      {text('signOut')}
    </button>
  </>
)
