import { alarm, el, terms } from '../dom.ts'
import { className, milliseconds, time } from './format.ts'
import { text } from './language.ts'
import { sentRequest } from './sent-request.ts'
import { ask, problemText } from './session.ts'
import type { Attempt, Delivery, DeliveryDetails } from './types.ts'

interface Tells {
  isReadOnly: boolean
  say(message: string): void
  changed(delivery: Delivery): void
}

/**
 * Creates the details of a delivery: its event, its attempts with their answers, and the retry
 * button. Long because its parts share the delivery.
 */
export function deliveryDetails(path: string, first: Delivery, tells: Tells) {
  let delivery = first
  const facts = el('dl', {})
  const attempts = el('div', { class: 'attempts' }, text('loading'))
  const retry = el(
    'button',
    {
      type: 'button',
      click: async () => {
        retry.disabled = true
        try {
          tells.changed(await ask<Delivery>('POST', `${path}/retry`))
          tells.say(text('queuedAgain'))
        } catch (error) {
          tells.say(problemText(error))
        }
        retry.disabled = false
      },
    },
    text('retry'),
  )

  function showFacts(): void {
    const { id, bookingUid, createdAt, finishedAt, reason } = delivery
    const rows = terms([
      [text('event'), id],
      [text('booking'), bookingUid],
      [text('happened'), time(createdAt)],
      [text('finished'), finishedAt && time(finishedAt)],
      [text('reason'), reason],
    ])
    facts.replaceChildren(...rows)
  }

  async function load(): Promise<void> {
    try {
      const [made, { body }] = await Promise.all([
        ask<Attempt[]>('GET', `${path}/attempts`),
        ask<DeliveryDetails>('GET', path),
      ])
      attempts.replaceChildren(
        made.length === 0
          ? text('noAttempts')
          : el(
              'ol',
              { 'aria-label': text('attemptList') },
              ...made.map((attempt) => attemptItem(attempt, body)),
            ),
      )
    } catch (error) {
      attempts.replaceChildren(alarm(problemText(error)))
    }
  }

  showFacts()
  void load()
  return {
    element: el(
      'div',
      { class: 'details' },
      facts,
      attempts,
      tells.isReadOnly ? '' : el('p', { class: 'actions' }, retry),
    ),
    change(now: Delivery): void {
      const isTried = now.attempts !== delivery.attempts
      delivery = now
      showFacts()
      if (isTried) void load()
    },
  }
}

function attemptItem(attempt: Attempt, body: string | undefined): HTMLElement {
  const { class: name, status, at, timings, response, responseTruncated, error, url } = attempt
  const { requestHeaders: headers } = attempt
  const isGood = name === 'success'
  return el(
    'li',
    {},
    el(
      'p',
      { class: 'line' },
      el('strong', {}, text('attemptName', { number: attempt.attempt })),
      el('span', { class: isGood ? 'badge delivered' : 'badge exhausted' }, className(name)),
      status !== undefined && el('span', {}, text('answered', { status })),
      el('span', {}, milliseconds(timings.total)),
      time(at),
    ),
    el('p', { class: 'url' }, url),
    timeline(timings),
    error !== undefined && el('p', { class: 'alarm' }, error),
    response !== undefined &&
      response !== '' &&
      el(
        'figure',
        {},
        el('figcaption', {}, text(responseTruncated ? 'truncated' : 'answer')),
        el('pre', { tabindex: 0, 'aria-label': text('answer') }, response),
      ),
    headers && sentRequest({ attempt: attempt.attempt, url, headers, ...(body !== undefined && { body }) }),
  )
}

/** Shows the timings of an attempt as a bar and as text. */
function timeline({ total, ...timings }: Attempt['timings']): HTMLElement {
  const names = ['dns', 'connect', 'tls', 'firstByte'] as const
  const parts = names.flatMap((name): [typeof name | 'rest', number][] => {
    const took = timings[name]
    return took === undefined ? [] : [[name, took]]
  })
  const known = parts.reduce((sum, [, took]) => sum + took, 0)
  if (total > known) parts.push(['rest', total - known])
  const bar = el('div', { class: 'bar', 'aria-hidden': 'true' })
  for (const [name, took] of parts) {
    const part = el('span', { class: name })
    part.style.flexGrow = `${took}`
    bar.append(part)
  }
  return el(
    'div',
    { class: 'timeline' },
    bar,
    el(
      'ul',
      {},
      ...parts.map(([name, took]) => el('li', { class: name }, `${text(name)} ${milliseconds(took)}`)),
    ),
  )
}
