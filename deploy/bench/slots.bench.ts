/** One line of the benchmark's table; costs in microseconds of processor time a call. */
interface Row {
  name: string
  ours: number
  baseline: number
  /** Of the baseline's cost to ours: higher is better. */
  ratio: number
  /** What the ratio must reach. */
  target: number
}

interface Measured {
  measureSlots(): { name: string; ours: number; baseline: number }[]
}

const monthTarget = 50

/** The slots engine against the plain luxon implementation that is also its oracle, on the same questions. */
export async function slotsBench(): Promise<Row[]> {
  // By address, as services export nothing; the oracle belongs to the tests of its service.
  const file = new URL('../../services/scheduling/test/slots/measure.ts', import.meta.url)
  const { measureSlots } = (await import(file.href)) as Measured
  return measureSlots().map(({ name, ours, baseline }) => ({
    name: `slots: ${name}`,
    ours,
    baseline,
    ratio: baseline / ours,
    target: monthTarget,
  }))
}
