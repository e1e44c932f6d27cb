import { get } from 'node:http'
import t from 'tap'
import { egressRules, guardedAgents } from '../src/index.ts'

/** @returns the error code of a request to the host, which must fail before any lookup */
async function codeOf(host: string, allow: readonly string[], resolve: () => Promise<string[]>) {
  const { http: agent } = guardedAgents(egressRules(allow), resolve, false)
  return new Promise<string | undefined>((settle) => {
    try {
      const request = get({ host, port: 1, agent }, (answer) => settle(String(answer.statusCode)))
      request.on('error', ({ code }: NodeJS.ErrnoException) => settle(code))
    } catch (error) {
      settle((error as NodeJS.ErrnoException).code)
    }
  })
}

t.test('does not connect to a loopback name, whatever DNS answers', async (t) => {
  let asked = 0
  const elsewhere = async () => {
    asked += 1
    return ['1.1.1.1']
  }
  for (const host of ['localhost', 'localhost.', 'a.LOCALHOST.'])
    t.equal(await codeOf(host, [], elsewhere), 'EGRESS_BLOCKED', host)
  t.equal(asked, 0)
})

t.test('looks up a loopback name when loopback is allowed', async (t) => {
  const unknown = async () => {
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  }
  t.equal(await codeOf('localhost.', ['127.0.0.0/8'], unknown), 'ENOTFOUND')
})
