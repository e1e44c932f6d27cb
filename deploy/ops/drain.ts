import { parseArgs } from 'node:util'
import { type OpsCommand, UsageProblem } from './command.ts'

/** Takes processes out of load balancing. */
export const drain: OpsCommand = {
  usage: 'drain http://HOST:OPS_PORT...',
  summary: 'make processes not ready, so that they get no new requests; a restart ends it',
  async run(_context, args) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    if (positionals.length === 0) throw new UsageProblem('drain needs addresses of operators’ ports')
    return Promise.all(
      positionals.map(async (address) => {
        const answer = await fetch(new URL('/drain', address), { method: 'POST' })
        return { address, status: answer.ok ? 'draining' : `answered ${answer.status}` }
      }),
    )
  },
}
