import { el } from '../dom.ts'
import { addressOf } from './address.ts'
import { webhookForms } from './by-need.ts'
import { deliveryList } from './deliveries.ts'
import { askToReplay, askToRotate, defaultStart } from './dialogs.ts'
import { moment, outcome } from './format.ts'
import { text } from './language.ts'
import { follow } from './live.ts'
import { seldom } from './seldom.ts'
import { ask, problemText } from './session.ts'
import { statsPanel } from './stats.ts'
import type { Attempt, Shell, Stats, Webhook } from './types.ts'
import type { WebhookOwner } from './webhook-owners.ts'

/** Minimum milliseconds between two loads of the figures, as each counts against the rate limit. */
const figuresEvery = 6_000
/**
 * Milliseconds that the first list waits for the stream, so that no change is lost between the two.
 */
const streamTimeoutMs = 1_500

export interface WebhookView {
  id: number
  close(): void
}

const reasons = { failing: 'whyFailing', gone: 'whyGone', asked: 'whyAsked' } as const

/**
 * Shows a webhook and its live deliveries until it is closed. Long because its controls share one
 * state.
 */
export function openWebhook(
  into: HTMLElement,
  owner: WebhookOwner,
  first: Webhook,
  shell: Shell,
): WebhookView {
  const path = `${owner.path}/${first.id}`
  let webhook = first
  const stats = statsPanel()
  const list = deliveryList(path, webhook.triggers, shell, () => figures.soon())
  const notice = el('div')

  /** Runs the action of a button, one at a time. */
  const action = (label: string, act: () => Promise<void>): HTMLButtonElement => {
    const button = el(
      'button',
      {
        type: 'button',
        click: async () => {
          button.disabled = true
          await act().catch((error: unknown) => shell.say(problemText(error)))
          button.disabled = false
        },
      },
      label,
    )
    return button
  }

  const active = action(text('active'), async () => {
    update(await ask<Webhook>('PATCH', path, { active: !webhook.active }))
  })
  active.classList.add('switch')
  active.setAttribute('role', 'switch')

  function update(now: Webhook): void {
    webhook = now
    active.setAttribute('aria-checked', `${webhook.active}`)
    const { disabledAt, disabledReason } = webhook
    const isOff = disabledAt !== undefined && disabledReason !== undefined
    notice.replaceChildren(
      ...(isOff
        ? [
            el(
              'p',
              { class: 'alarm' },
              text('switchedOff', { when: moment(disabledAt), why: text(reasons[disabledReason]) }),
            ),
          ]
        : []),
    )
    shell.changed(webhook)
  }

  const figures = seldom(figuresEvery, async () => {
    try {
      const [now, then] = await Promise.all([
        ask<Stats>('GET', `${path}/stats`),
        ask<Webhook>('GET', path),
        list.countDeadLetters(),
      ])
      if (figures.isStopped()) return
      stats.show(now)
      if (then.active !== webhook.active || then.disabledAt !== webhook.disabledAt) update(then)
    } catch (error) {
      if (!figures.isStopped()) shell.say(problemText(error))
    }
  })

  const replay = action(text('replay'), async () =>
    askToReplay(path, defaultStart(stats.current()), figures.soon),
  )
  const heading = el('h2', { tabindex: '-1' }, webhook.subscriberUrl)
  into.append(
    el('a', { class: 'back', href: addressOf(owner.key) }, `← ${text('back')}`),
    heading,
    el(
      'ul',
      { class: 'triggers' },
      ...webhook.triggers.map((each) => el('li', {}, each)),
      ...paceOf(webhook).map((each) => el('li', { class: 'pace' }, each)),
    ),
    shell.isReadOnly
      ? ''
      : el(
          'div',
          { class: 'actions' },
          active,
          action(text('edit'), async () => {
            const [{ editWebhook }, current] = await Promise.all([webhookForms(), ask<Webhook>('GET', path)])
            editWebhook(owner.path, current, shell.edited)
          }),
          action(text('ping'), async () => {
            const attempt = await ask<Attempt>('POST', `${path}/test`)
            shell.say(text('pinged', { outcome: outcome(attempt) }))
            figures.soon()
          }),
          replay,
          action(text('rotate'), async () => askToRotate(path)),
          action(text('delete'), async () => {
            const { askToDelete } = await webhookForms()
            askToDelete(path, () => shell.deleted(webhook))
          }),
        ),
    notice,
    stats.element,
    list.element,
  )
  update(webhook)
  heading.focus()

  let isListed = false
  const relist = () => {
    isListed = true
    void list.load()
    figures.soon()
  }
  const waiting = setTimeout(() => isListed || relist(), streamTimeoutMs)
  const unfollow = follow(`${path}/deliveries/stream`, {
    ready: relist,
    changed(delivery) {
      list.change(delivery)
      figures.soon()
    },
    state: (state) => figures.isStopped() || shell.live(state),
  })
  return {
    id: webhook.id,
    close() {
      figures.stop()
      list.stop()
      clearTimeout(waiting)
      unfollow()
      shell.live(undefined)
    },
  }
}

const paceOf = ({ rateLimit, ordered }: Webhook): string[] => [
  ...(rateLimit === undefined ? [] : [text('atMost', { count: rateLimit })]),
  ...(ordered ? [text('inOrder')] : []),
]
