import type { History } from '../history.ts'
import type { Scene } from '../scene.ts'

/** Compares a system at rest with what was acknowledged. @returns what violates the invariant */
export type Check = (scene: Scene, history: History) => Promise<string[]>
