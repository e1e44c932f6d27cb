import { useEffect, useRef, useState } from 'preact/hooks'

/** Milliseconds in which requests are combined. */
const gather = 300

/**
 * Throttles work: it runs soon after a request, then at most once per period.
 * @param every minimum milliseconds between two runs
 */
function seldom(every: number, work: () => Promise<void>) {
  let timer = 0
  let isBusy = false
  let isWanted = false
  let isStopped = false
  function soon(): void {
    isWanted = true
    if (isBusy || isStopped) return
    isBusy = true
    timer = setTimeout(run, gather)
  }
  async function run(): Promise<void> {
    isWanted = false
    await work()
    if (isStopped) return
    timer = setTimeout(() => {
      isBusy = false
      if (isWanted) soon()
    }, every)
  }
  return {
    soon,
    isStopped: () => isStopped,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Throttles work of a component until it is removed; each run is that of the latest rendering. */
export function useSeldom(every: number, work: () => Promise<void>) {
  const latest = useRef(work)
  latest.current = work
  const [throttle] = useState(() => seldom(every, () => latest.current()))
  useEffect(() => throttle.stop, [throttle])
  return throttle
}
