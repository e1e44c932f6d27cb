import { useEffect, useRef, useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { ActionButton } from './action-button.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { Filters } from './filters.tsx'
import { text } from './language.ts'
import { follow } from './live.ts'
import { call, loaded } from './session.ts'
import type { Delivery, Shell } from './types.ts'
import { useDeliveries } from './use-deliveries.ts'

/**
 * Milliseconds that the first list waits for the stream, so that no change is lost between the two.
 */
const streamTimeoutMs = 1_500

interface Props {
  /** Of the webhook. */
  webhook: string
  triggers: readonly string[]
  deadLetters: number
  shell: Shell
  /** Called when deliveries have changed. */
  touched(): void
}

/** The live list of deliveries, newest first, with filters. Long because of its controls. */
export function Deliveries({ webhook, triggers, deadLetters, shell, touched }: Props) {
  const path = `${webhook}/deliveries`
  const [opened] = useState(() => new Set<string>())
  const list = useDeliveries(path, opened)
  const latest = useRef(list)
  latest.current = list
  useEffect(() => {
    let isListed = false
    const relist = () => {
      isListed = true
      void latest.current.load()
      touched()
    }
    const waiting = setTimeout(() => isListed || relist(), streamTimeoutMs)
    const unfollow = follow(`${path}/stream`, {
      ready: relist,
      changed(delivery) {
        latest.current.change(delivery)
        touched()
      },
      state: shell.live,
    })
    return () => {
      clearTimeout(waiting)
      unfollow()
      shell.live(undefined)
    }
  }, [path])

  const changed = (delivery: Delivery) => {
    list.change(delivery)
    touched()
  }
  /** Offers to replay from the oldest dead letter. */
  async function replayAll(total: number): Promise<void> {
    const query = `status=exhausted&take=1&skip=${Math.max(0, total - 1)}`
    const [oldest] = (await call<Delivery[]>('GET', `${path}?${query}`)).data
    if (!oldest) return
    const { askToReplay } = await loaded(import('./dialogs.ts'))
    askToReplay(webhook, Date.parse(oldest.createdAt), touched)
  }

  const { filters, listed, problem } = list
  const { deliveries = [], total = 0 } = listed ?? {}
  const mayReplay = filters.status === 'exhausted' && deliveries.length > 0 && !shell.isReadOnly
  return (
    <section aria-label={text('deliveries')}>
      <h3>{text('deliveries')}</h3>
      <Filters triggers={triggers} status={filters.status} deadLetters={deadLetters} choose={list.choose} />
      <Alarm>{problem}</Alarm>
      <ul class="deliveries">
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            path={path}
            delivery={delivery}
            opened={opened}
            shell={shell}
            changed={changed}
          />
        ))}
      </ul>
      <p class="actions">
        {mayReplay && (
          <ActionButton act={() => replayAll(total)} say={shell.say}>
            {text('replayDeadLetters')}
          </ActionButton>
        )}
        {deliveries.length < total && (
          <button type="button" onClick={list.loadMore}>
            {text('more')}
          </button>
        )}
        <span class="count">
          {listed &&
            (deliveries.length === 0
              ? text('noDeliveries')
              : text('shown', { count: deliveries.length, total }))}
        </span>
      </p>
    </section>
  )
}
