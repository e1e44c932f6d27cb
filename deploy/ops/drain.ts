import { parseArgs } from 'node:util'
import { type OpsCommand, UsageProblem } from './command.ts'

interface Drained {
  address: string
  status: string
}

const draining = 'draining'

/** Takes processes out of load balancing. */
export const drain: OpsCommand = {
  usage: 'drain http://HOST:OPS_PORT...',
  summary: 'make processes not ready, so that they get no new requests; a restart ends it',
  async run(_context, args): Promise<Drained[]> {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const bad = positionals.find((address) => !URL.canParse('/drain', address))
    if (bad !== undefined || positionals.length === 0)
      throw new UsageProblem('drain needs addresses of operators’ ports, such as http://127.0.0.1:9000')
    return Promise.all(positionals.map(async (address) => ({ address, status: await drainOne(address) })))
  },
  hasFailed: (result) => (result as Drained[]).some(({ status }) => status !== draining),
}

async function drainOne(address: string): Promise<string> {
  try {
    const answer = await fetch(new URL('/drain', address), { method: 'POST' })
    return answer.ok ? draining : `answered ${answer.status}`
  } catch {
    return 'does not answer'
  }
}
