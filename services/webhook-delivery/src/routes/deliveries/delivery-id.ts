import { DomainError } from '@punctual/contracts'

/**
 * Parses the id of a delivery.
 * @throws DomainError delivery_not_found (404) when the text is not an event id
 */
export function deliveryIdOf(text: string): string {
  if (!/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)) throw new DomainError('delivery_not_found')
  return text.toLowerCase()
}
