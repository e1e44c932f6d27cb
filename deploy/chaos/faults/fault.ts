import type { Draw } from '@punctual/testing'
import type { Ground } from '../ground.ts'

/** Something that fails for a while. */
export interface Fault {
  begin(): Promise<unknown>
  /** Repairs what does not repair itself. */
  end?(): Promise<unknown>
}

/** Makes a fault on a ground; what it hits is drawn. */
export type FaultKind = (ground: Ground, draw: Draw) => Fault
