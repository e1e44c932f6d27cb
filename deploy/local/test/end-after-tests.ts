import { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import t from 'tap'

// Ends a process that something keeps alive although its tests have ended, and prints what it is.
// The run would otherwise wait for the timeout of the file.

const patienceMs = 30_000

/** Node.js has no public list of handles with more than their kinds. */
const { _getActiveHandles: openHandles } = process as unknown as { _getActiveHandles(): object[] }

function describe(handle: object): string {
  if (handle instanceof ChildProcess) return `process ${handle.pid}: ${handle.spawnargs.join(' ')}`
  if (handle instanceof Socket)
    return `socket ${handle.localPort} to ${handle.remotePort} (${handle.readyState}, destroyed: ${handle.destroyed})`
  return handle.constructor.name
}

t.on('complete', () => {
  const end = () => {
    const kept = [...process.getActiveResourcesInfo(), ...openHandles().map(describe)]
    process.stderr.write(`${process.argv.slice(1).join(' ')} did not end by itself: ${kept.join('; ')}\n`)
    process.exit()
  }
  setTimeout(end, patienceMs).unref()
})
