/** Replaces the name of an erased person (docs/domain.md#erasure). */
export const erasedName = 'Erased'

/** Returns the replacement of an erased user's username. */
export const erasedUsername = (id: number): string => `erased-${id}`

const nowhere = '@erased.invalid'

/**
 * Returns the replacement of an erased person's address, to which mail cannot be delivered.
 * @param id keeps the addresses of erased persons distinct; without it all share one
 */
export const erasedAddress = (id?: number): string =>
  `${id === undefined ? 'erased' : erasedUsername(id)}${nowhere}`

/** Returns whether an address is that of an erased person. */
export const isErasedAddress = (address: string): boolean => address.endsWith(nowhere)
