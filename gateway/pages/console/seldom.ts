/** Milliseconds in which what comes together counts as one. */
const gather = 300

/** Work that is asked for often and done seldom: soon after it is asked for, and not again before some time has passed. */
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
