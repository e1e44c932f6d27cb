import { DomainError } from '@punctual/contracts'

/** A workflow, and an address that its mails go to. */
export interface Subscription {
  workflowId: number
  address: string
}

/** Distinguishes the token from everything else that is sealed. */
const purpose = 'unsubscribe-from-workflow'

/** Returns a token that ends the mails of the workflow to the address; it does not expire. */
export const unsubscribeToken = (
  sealer: { seal(text: string): string },
  { workflowId, address }: Subscription,
): string => sealer.seal(JSON.stringify({ purpose, workflowId, address }))

/** @throws DomainError unsubscribe_link_invalid for a token that the system has not made */
export function readUnsubscribeToken(sealer: { open(text: string): string }, token: string): Subscription {
  const claim = contentOf(sealer, token)
  const { workflowId, address } = claim
  if (claim.purpose !== purpose || typeof workflowId !== 'number' || typeof address !== 'string')
    throw new DomainError('unsubscribe_link_invalid')
  return { workflowId, address }
}

function contentOf(sealer: { open(text: string): string }, token: string): Record<string, unknown> {
  try {
    return JSON.parse(sealer.open(token)) as Record<string, unknown>
  } catch {
    return {}
  }
}
