/** What an address selects; empty texts for nothing. */
export interface Address {
  ownerKey: string
  webhookId: string
}

/** The part of the page's address that is not about what it shows: that of a portal has a token. */
let base = '#'

/** Sets what the page's addresses begin with. */
export const setBase = (hash: string): void => {
  base = hash
}

/** Returns the address of an owner, or of one of its webhooks: `#/team-2/7`. */
export const addressOf = (...parts: (string | number)[]): string => `${base}/${parts.join('/')}`

/** Returns what the address selects. */
export function readAddress(): Address {
  const [ownerKey = '', webhookId = ''] = location.hash.slice(base.length).replace(/^\//, '').split('/')
  return { ownerKey, webhookId }
}
