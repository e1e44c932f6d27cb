import { connectBus, startRelay } from '@punctual/bus'
import { defaultScheduleChanged } from '@punctual/contracts'
import { appendEvent, openDatabase, serviceUrl } from '@punctual/db'
import { createLog } from '@punctual/http'
import { freshDatabase, until } from '@punctual/testing'
import t from 'tap'
import { startIdentity } from './start.ts'

t.test('GET /v2/me shows a changed default schedule', async (t) => {
  const identity = await startIdentity(t, ['http', 'worker'])
  const { owner, clock, env } = identity
  const log = createLog('scheduling', 'silent')
  const url = serviceUrl(await freshDatabase(t, ['scheduling']), 'scheduling')
  const scheduling = openDatabase(url, { schema: 'scheduling' })
  t.teardown(() => scheduling.close())
  const bus = await connectBus({
    url: env.NATS_URL ?? '',
    prefix: env.BUS_PREFIX ?? '',
    name: 'scheduling',
    log,
  })
  t.teardown(() => bus.close())
  const relay = startRelay({ bus, db: scheduling, source: 'scheduling', clock, log })
  t.teardown(() => relay.stop())

  const userId = owner.user.id
  const publish = (scheduleId: number, version: number) =>
    scheduling.transaction((tx) =>
      appendEvent(tx, defaultScheduleChanged, {
        subject: String(userId),
        version,
        organizationId: owner.organization.id,
        data: { userId, scheduleId, version },
        at: clock.now(),
      }),
    )
  const shown = async () => {
    const { body } = await identity.call('GET', '/v2/me', owner.apiKey)
    return body.data.defaultScheduleId as number | null
  }

  t.equal(await shown(), null)
  await publish(5, 2)
  await until(async () => (await shown()) === 5, { describe: 'the first default' })

  t.test('a late older event changes nothing', async (t) => {
    await publish(4, 1)
    await publish(6, 3)
    await until(async () => (await shown()) === 6, { describe: 'the newest default' })
    t.equal(await shown(), 6)
  })
})
