import { el } from '../dom.ts'
import { deliveryDetails } from './delivery-details.ts'
import { badge, time } from './format.ts'
import { text } from './language.ts'
import type { Delivery } from './types.ts'

/** A delivery in the list. */
export interface Row {
  delivery: Delivery
  item: HTMLLIElement
  change(delivery: Delivery): void
  isOpen(): boolean
}

interface RowTells {
  isReadOnly: boolean
  say(message: string): void
  changed(delivery: Delivery): void
}

/** Creates a row that opens to the details of a delivery. */
export function deliveryRow(path: string, first: Delivery, tells: RowTells): Row {
  const id = `delivery-${first.id}`
  let details: ReturnType<typeof deliveryDetails> | undefined
  const button = el('button', {
    type: 'button',
    class: 'summary',
    'aria-expanded': 'false',
    'aria-controls': id,
    click: () => {
      if (details) {
        details.element.remove()
        details = undefined
      } else {
        details = deliveryDetails(`${path}/deliveries/${row.delivery.id}`, row.delivery, tells)
        details.element.id = id
        item.append(details.element)
      }
      button.setAttribute('aria-expanded', `${details !== undefined}`)
    },
  })
  const item = el('li', {}, button)
  const row: Row = {
    delivery: first,
    item,
    isOpen: () => details !== undefined,
    change(delivery) {
      row.delivery = delivery
      button.replaceChildren(...summaryOf(delivery))
      details?.change(delivery)
    },
  }
  row.change(first)
  return row
}

function summaryOf({ status, trigger, createdAt, attempts, nextAttemptAt }: Delivery): Node[] {
  const tries = attempts === 1 ? text('attempt') : text('attempts', { count: attempts })
  const [before = '', after = ''] = text('nextAt', { when: '\n' }).split('\n')
  return [
    badge(status),
    el('span', { class: 'name' }, trigger),
    el('span', { class: 'when' }, time(createdAt)),
    el(
      'span',
      { class: 'tries' },
      tries,
      ...(nextAttemptAt ? [', ', before, time(nextAttemptAt), after] : []),
    ),
  ]
}
