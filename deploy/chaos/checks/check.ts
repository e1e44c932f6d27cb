import type { Ground } from '../ground.ts'
import type { History } from '../history.ts'

/** Compares a system at rest with what was acknowledged. @returns what violates the invariant */
export type Check = (ground: Ground, history: History) => Promise<string[]>
