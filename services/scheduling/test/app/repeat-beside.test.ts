import { Wake } from '@punctual/db'
import { createLog } from '@punctual/http'
import { until } from '@punctual/testing'
import t from 'tap'
import { repeatBeside } from '../../src/app/repeat-beside.ts'

const log = createLog('test', 'silent')
const options = { pause: 3_600_000, log, what: 'the round failed', patience: 1 }

t.test('rounds that hang do not hold up the next ones, up to four', async (t) => {
  const wake = new Wake()
  const ends: ((busy: boolean) => void)[] = []
  let [running, most] = [0, 0]
  const round = async () => {
    most = Math.max(most, ++running)
    const busy = await new Promise<boolean>((resolve) => ends.push(resolve))
    running--
    return busy
  }
  const loop = repeatBeside(round, { ...options, wake })
  for (const started of [1, 2, 3, 4]) {
    await until(() => ends.length === started)
    wake.call()
  }
  ends[1]!(false)
  await until(() => ends.length === 5)
  ends[0]!(true)
  await until(() => ends.length === 6)
  t.equal(most, 4, 'and a round that was left calls for another one when there is more work')
  const stopped = loop.stop()
  for (const end of ends) end(false)
  await stopped
})

t.test('a round that fails is followed by others', async (t) => {
  const wake = new Wake()
  let rounds = 0
  const round = async () => {
    if (++rounds === 1) throw new Error('no luck')
    return false
  }
  const loop = repeatBeside(round, { ...options, wake })
  await until(() => {
    wake.call()
    return rounds > 1
  })
  await loop.stop()
  t.pass('it was followed')
})
