import { useEffect, useState } from 'preact/hooks'
import { DeliveryDetails } from './delivery-details.tsx'
import { text } from './language.ts'
import { StatusBadge, Time } from './marks.tsx'
import type { Delivery, Shell } from './types.ts'

interface Props {
  /** Of the deliveries. */
  path: string
  delivery: Delivery
  /** The ids of the rows that are open. */
  opened: Set<string>
  shell: Shell
  changed(delivery: Delivery): void
}

/** A delivery in the list, which opens to its details. */
export function DeliveryRow({ path, delivery, opened, shell, changed }: Props) {
  const { id } = delivery
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    opened.add(id)
    return () => opened.delete(id)
  }, [isOpen, opened, id])
  const detailsId = `delivery-${id}`
  return (
    <li>
      <button
        type="button"
        class="summary"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        <Summary {...delivery} />
      </button>
      {isOpen && (
        <DeliveryDetails
          id={detailsId}
          path={`${path}/${id}`}
          delivery={delivery}
          shell={shell}
          changed={changed}
        />
      )}
    </li>
  )
}

function Summary({ status, trigger, createdAt, attempts, nextAttemptAt }: Delivery) {
  const [before = '', after = ''] = text('nextAt', { when: '\n' }).split('\n')
  return (
    <>
      <StatusBadge status={status} />
      <span class="name">{trigger}</span>
      <span class="when">
        <Time at={createdAt} />
      </span>
      <span class="tries">
        {attempts === 1 ? text('attempt') : text('attempts', { count: attempts })}
        {nextAttemptAt && (
          <>
            , {before}
            <Time at={nextAttemptAt} />
            {after}
          </>
        )}
      </span>
    </>
  )
}
