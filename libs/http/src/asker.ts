import type { CallerContext } from '@punctual/contracts'

/**
 * Returns the key that limits of codes and links count by: the user id of a person or of a client's
 * owner, otherwise the network address digest; undefined if the gateway sends none.
 */
export function askerOf({ userId, network }: CallerContext): string | undefined {
  if (userId > 0) return `user ${userId}`
  return network === undefined ? undefined : `network ${network}`
}
