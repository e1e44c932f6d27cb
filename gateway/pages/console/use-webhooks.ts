import { useEffect, useState } from 'preact/hooks'
import type { Address } from './address.ts'
import { ask, problemText } from './session.ts'
import type { Webhook } from './types.ts'
import type { WebhookOwner } from './webhook-owners.ts'

interface Known {
  owner: WebhookOwner
  webhooks: ReadonlyMap<number, Webhook>
}

const knownOf = (owner: WebhookOwner, webhooks: readonly Webhook[]): Known => ({
  owner,
  webhooks: new Map(webhooks.map((each) => [each.id, each])),
})

/**
 * Loads the webhooks of an owner; after a failure, the next address tries again.
 * @param first an owner whose webhooks are loaded already
 */
export function useWebhooks(
  address: Address | undefined,
  owner: WebhookOwner | undefined,
  first: { owner: WebhookOwner; webhooks: readonly Webhook[] } | undefined,
) {
  const [known, setKnown] = useState(() => first && knownOf(first.owner, first.webhooks))
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    setProblem(undefined)
    if (!owner || known?.owner === owner) return
    let isCurrent = true
    ask<Webhook[]>('GET', owner.path).then(
      (webhooks) => isCurrent && setKnown(knownOf(owner, webhooks)),
      (error: unknown) => isCurrent && setProblem(problemText(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [address])

  const change = (of: WebhookOwner, how: (webhooks: Map<number, Webhook>) => void) =>
    setKnown((now) => {
      if (now?.owner !== of) return now
      const webhooks = new Map(now.webhooks)
      how(webhooks)
      return { owner: of, webhooks }
    })
  return {
    /** Undefined while they are loaded. */
    webhooks: owner && known?.owner === owner ? known.webhooks : undefined,
    problem,
    keep: (of: WebhookOwner, webhook: Webhook) => change(of, (webhooks) => webhooks.set(webhook.id, webhook)),
    drop: (of: WebhookOwner, id: number) => change(of, (webhooks) => webhooks.delete(id)),
  }
}
