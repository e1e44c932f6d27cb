import { DomainError } from '@punctual/contracts'

/** @throws DomainError delivery_not_found (404) when the text is no event's id */
export function deliveryIdOf(text: string): string {
  if (!/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)) throw new DomainError('delivery_not_found')
  return text.toLowerCase()
}
