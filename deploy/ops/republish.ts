import { parseArgs } from 'node:util'
import { republish as publishSince } from '@punctual/bus'
import { type OpsCommand, serviceNamed, UsageProblem } from './command.ts'

/** Publishes a service's events again from a point in time. */
export const republish: OpsCommand = {
  usage: 'republish --service NAME --since 2026-12-01T08:00:00Z',
  summary: 'publish a service’s events again from a time; consumers drop what they have handled',
  async run({ databases }, args) {
    const { values } = parseArgs({
      args,
      options: { service: { type: 'string' }, since: { type: 'string' } },
    })
    const since = new Date(values.since ?? '')
    if (Number.isNaN(since.getTime()))
      throw new UsageProblem('--since is a time such as 2026-12-01T08:00:00Z')
    return { republished: await publishSince({ db: databases[serviceNamed(values.service)], since }) }
  },
}
