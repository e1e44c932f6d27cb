import { alarm, el } from '../dom.ts'
import { deliveryRow, type Row } from './delivery-row.ts'
import { askToReplay } from './dialogs.ts'
import { fromInput } from './format.ts'
import { text } from './language.ts'
import { seldom } from './seldom.ts'
import { call, problemText } from './session.ts'
import { type Delivery, type Shell, type Status, statuses, statusKeys } from './types.ts'

const pageSize = 50
/** Minimum milliseconds between two searches for a text while deliveries change. */
const searchEvery = 6_000

/**
 * Creates the list of deliveries, newest first, with filters; each row opens to its attempts. Long
 * because its controls share one state.
 * @param changedByUs called after a retry from this list
 */
export function deliveryList(
  path: string,
  triggers: readonly string[],
  shell: Shell,
  changedByUs: () => void,
) {
  const rows = new Map<string, Row>()
  let status: Status | undefined
  let total = 0
  const items = el('ul', { class: 'deliveries' })
  const count = el('span', { class: 'count' })
  const more = el('button', { type: 'button', hidden: true, click: () => void read(rows.size) }, text('more'))
  const replay = el(
    'button',
    { type: 'button', hidden: true, click: () => void replayAll() },
    text('replayDeadLetters'),
  )
  const problems = el('div')
  const since = el('input', { id: 'since', type: 'datetime-local', change: () => void load() })
  const booking = el('input', { id: 'booking', type: 'search', maxlength: 100, change: () => void load() })
  const words = el('input', { id: 'text', type: 'search', maxlength: 200, change: () => void load() })
  const trigger = el(
    'select',
    { id: 'trigger', change: () => void load() },
    el('option', { value: '' }, text('all')),
    ...[...triggers, 'PING'].map((each) => el('option', {}, each)),
  )
  const deadLetters = el('span', { class: 'tally' })
  const choices = [undefined, ...statuses].map((each) => {
    const name =
      each === undefined ? text('all') : text(each === 'exhausted' ? 'deadLetters' : statusKeys[each])
    const button = el(
      'button',
      {
        type: 'button',
        'aria-pressed': `${each === undefined}`,
        click: () => {
          status = each
          for (const [other, its] of choices) its.setAttribute('aria-pressed', `${other === each}`)
          void load()
        },
      },
      name,
      each === 'exhausted' && ' ',
      each === 'exhausted' && deadLetters,
    )
    return [each, button] as const
  })

  const fits = (delivery: Delivery): boolean =>
    (status === undefined || delivery.status === status) &&
    (trigger.value === '' || delivery.trigger === trigger.value) &&
    (booking.value.trim() === '' || delivery.bookingUid === booking.value.trim()) &&
    (since.value === '' || delivery.createdAt >= (fromInput(since.value) ?? ''))

  function tally(): void {
    const none = rows.size === 0
    count.textContent = none ? text('noDeliveries') : text('shown', { count: rows.size, total })
    more.hidden = rows.size >= total
    replay.hidden = none || status !== 'exhausted' || shell.isReadOnly
  }

  function rowOf(delivery: Delivery): Row {
    const row = deliveryRow(path, delivery, {
      isReadOnly: shell.isReadOnly,
      say: shell.say,
      changed(now) {
        change(now)
        changedByUs()
      },
    })
    rows.set(delivery.id, row)
    return row
  }

  /** Number of the latest request: answers of earlier requests are dropped. */
  let asked = 0
  async function read(skip: number): Promise<void> {
    asked += 1
    const mine = asked
    const from = fromInput(since.value)
    const query = new URLSearchParams({
      take: `${pageSize}`,
      skip: `${skip}`,
      ...(status && { status }),
      ...(from !== undefined && { since: from }),
      ...(trigger.value !== '' && { trigger: trigger.value }),
      ...(booking.value.trim() !== '' && { bookingUid: booking.value.trim() }),
      ...(words.value.trim() !== '' && { text: words.value.trim() }),
    })
    try {
      const { data, pagination } = await call<Delivery[]>('GET', `${path}/deliveries?${query}`)
      if (mine !== asked) return
      problems.replaceChildren()
      total = pagination.totalItems
      show(data, skip > 0)
    } catch (error) {
      if (mine === asked) problems.replaceChildren(alarm(problemText(error)))
    }
  }

  /** Existing rows stay in place, open or closed. */
  function show(deliveries: Delivery[], isFurther: boolean): void {
    const wanted = new Set(deliveries.map(({ id }) => id))
    for (const [id, { item }] of rows)
      if (!isFurther && !wanted.has(id)) {
        item.remove()
        rows.delete(id)
      }
    for (const delivery of deliveries) place(delivery)
    tally()
  }

  function place(delivery: Delivery): void {
    const known = rows.get(delivery.id)
    if (known) {
      known.change(delivery)
      return
    }
    const { item } = rowOf(delivery)
    // Ids increase with time.
    const next = [...rows.values()]
      .filter((row) => row.item.isConnected && row.delivery.id < delivery.id)
      .reduce<Row | undefined>((a, b) => (a && a.delivery.id > b.delivery.id ? a : b), undefined)
    items.insertBefore(item, next?.item ?? null)
  }

  function change(delivery: Delivery): void {
    const known = rows.get(delivery.id)
    // Only the server knows the texts of a delivery.
    if (!known && words.value.trim() !== '') {
      if (fits(delivery)) search.soon()
      return
    }
    const belongs = fits(delivery)
    const oldest = [...rows.keys()].reduce((a, b) => (a < b ? a : b), delivery.id)
    if (known && !belongs && !known.isOpen()) {
      known.item.remove()
      rows.delete(delivery.id)
      total -= 1
    } else if (known) known.change(delivery)
    else if (belongs && (rows.size >= total || delivery.id > oldest)) {
      total += 1
      place(delivery)
    }
    tally()
  }

  /** Loads the deliveries before the oldest shown one. */
  async function replayAll(): Promise<void> {
    try {
      const query = `status=exhausted&take=1&skip=${Math.max(0, total - 1)}`
      const [oldest] = (await call<Delivery[]>('GET', `${path}/deliveries?${query}`)).data
      if (oldest) askToReplay(path, Date.parse(oldest.createdAt), changedByUs)
    } catch (error) {
      shell.say(problemText(error))
    }
  }

  const load = (): Promise<void> => read(0)
  const search = seldom(searchEvery, load)
  return {
    element: el(
      'section',
      { 'aria-label': text('deliveries') },
      el('h3', {}, text('deliveries')),
      el(
        'div',
        { class: 'filters' },
        el(
          'div',
          { class: 'choices', role: 'group', 'aria-label': text('show') },
          ...choices.map(([, button]) => button),
        ),
        el('label', { class: 'field', for: 'trigger' }, text('triggerName'), trigger),
        el('label', { class: 'field', for: 'booking' }, text('bookingUid'), booking),
        el('label', { class: 'field', for: 'since' }, text('sinceTime'), since),
        el('label', { class: 'field', for: 'text' }, text('containing'), words),
      ),
      problems,
      items,
      el('p', { class: 'actions' }, replay, more, count),
    ),
    load,
    change,
    stop: search.stop,
    async countDeadLetters(): Promise<void> {
      const { pagination } = await call('GET', `${path}/deliveries?status=exhausted&take=1`)
      deadLetters.textContent = pagination.totalItems > 0 ? `${pagination.totalItems}` : ''
    },
  }
}
