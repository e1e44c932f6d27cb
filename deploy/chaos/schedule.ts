import { type Draw, drawOf } from '@punctual/testing'
import { busFaults } from './faults/bus.ts'
import { databaseFaults } from './faults/database.ts'
import type { FaultKind } from './faults/fault.ts'
import { networkFaults } from './faults/network.ts'
import { processFaults } from './faults/processes.ts'

/** Every kind of fault by its name. */
export const faultKinds: Readonly<Record<string, FaultKind>> = {
  ...processFaults,
  ...networkFaults,
  ...databaseFaults,
  ...busFaults,
}

/** Some faults that begin one after the other and overlap. */
export interface Round {
  steps: readonly {
    name: string
    /** Attempts of the load between the step before and its begin. */
    after: number
    /** Attempts until its end. */
    lasts: number
  }[]
  /** Draws what the faults hit. */
  draw: Draw
}

const stepsPerRound = 4

/**
 * Returns a round of the schedule of a seed. Each round is drawn by itself, so that a round is the
 * same however many come before it. The first rounds have each kind once.
 */
export function roundOf(seed: number, index: number, names: readonly string[]): Round {
  const everyKind = drawOf(seed * 1_000 + 999).shuffled(names)
  const draw = drawOf(seed * 1_000 + index)
  const steps = Array.from({ length: stepsPerRound }, (_, step) => ({
    name: everyKind[index * stepsPerRound + step] ?? draw.of(names),
    after: 5 + draw.int(40),
    lasts: 5 + draw.int(60),
  }))
  return { steps, draw }
}
