/** Milliseconds in which requests are combined. */
const gather = 300

/**
 * Throttles work: it runs soon after a request, then at most once per period.
 * @param every minimum milliseconds between two runs
 */
export function seldom(every: number, work: () => Promise<void>) {
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
