import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bus, listen } from '@punctual/bus'
import {
  anonymousCaller,
  type Confirmation,
  DomainError,
  type Ended,
  type RenewedGatewayLease,
  revocationChannel,
} from '@punctual/contracts'
import type { InternalClient, Log, Question } from '@punctual/http'

/** Milliseconds of real time. */
const renewEvery = 500
const patience = 1_000

/** Leave to use what is remembered of identity's answers. */
export interface Lease {
  /** Whether no revocation can have been missed. */
  holds(): boolean
  stop(): Promise<void>
}

export interface LeaseOptions {
  bus: Bus
  client: Pick<InternalClient, 'ask'>
  /** Called with what has ended, and without anything when everything is to be forgotten. */
  forget: (ended?: Ended) => void
  log: Log
}

/**
 * Holds a lease of identity's while this gateway hears revocations. Identity answers whoever revokes only once each lease
 * has confirmed or run out, so what is remembered under a lease that holds is true. Times are of this process' own
 * monotonic clock, from before it asked: what is to be bounded is silence, which no business clock measures.
 */
export function holdLease({ bus, client, forget, log }: LeaseOptions): Lease {
  const stopped = new AbortController()
  /** Replaced whenever it begins to hear again; aborted when it stops to. */
  let hearing: AbortController | undefined
  let leaseId: string | undefined
  let holdsUntil = 0

  const ask = <T>(id: string, question: Pick<Question, 'method' | 'body'>): Promise<T> =>
    client.ask<T>('identity', `/internal/gateway-leases/${id}`, {
      caller: anonymousCaller(randomUUID()),
      timeoutMs: patience,
      ...question,
    })

  async function renew(id: string, isNew: boolean, signal: AbortSignal): Promise<void> {
    const asked = performance.now()
    const { validFor } = await ask<RenewedGatewayLease>(id, { method: 'PUT', body: { isNew } })
    if (signal.aborted) return
    // What was asked for before a lease began may have ended unheard.
    if (isNew) forget()
    holdsUntil = asked + validFor
  }

  /** One lease from its beginning to its end. */
  async function hold(id: string, signal: AbortSignal): Promise<void> {
    leaseId = id
    for (let isNew = true; !signal.aborted; ) {
      try {
        await renew(id, isNew, signal)
        isNew = false
      } catch (error) {
        if (error instanceof DomainError && error.status === 409) return
        log.debug({ err: error }, 'the lease was not renewed')
      }
      await sleep(renewEvery, undefined, { signal }).catch(() => {})
    }
  }

  async function holdOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const id = randomUUID()
      await hold(id, signal)
      leaseId = undefined
      holdsUntil = 0
      // Nobody need wait for a gateway that remembers nothing.
      if (signal.aborted) await ask(id, { method: 'DELETE' }).catch(() => {})
    }
  }

  let holding = Promise.resolve()
  const ear = listen({
    bus,
    channel: revocationChannel,
    heard(ended): Confirmation | undefined {
      forget(ended as Ended)
      return leaseId === undefined ? undefined : { leaseId }
    },
    changed(hears) {
      hearing?.abort()
      holdsUntil = 0
      if (!hears) return
      hearing = new AbortController()
      const signal = AbortSignal.any([hearing.signal, stopped.signal])
      holding = holding.then(() => holdOn(signal))
    },
    log,
  })
  return {
    holds: () => performance.now() < holdsUntil,
    async stop() {
      stopped.abort()
      await ear.stop()
      await holding
    },
  }
}
