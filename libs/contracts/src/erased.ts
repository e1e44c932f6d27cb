/** What stands for the name of somebody who was forgotten (docs/domain.md#erasure). */
export const erasedName = 'Erased'

/** @returns what stands for the username of a user who was forgotten */
export const erasedUsername = (id: number): string => `erased-${id}`

const nowhere = '@erased.invalid'

/**
 * @param id tells two who were forgotten apart; without, all of them are one
 * @returns what stands for their address: nobody reads what is sent there
 */
export const erasedAddress = (id?: number): string =>
  `${id === undefined ? 'erased' : erasedUsername(id)}${nowhere}`

/** Whether an address is one of somebody who was forgotten. */
export const isErasedAddress = (address: string): boolean => address.endsWith(nowhere)
