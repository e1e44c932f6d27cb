import t from 'tap'
import { courseOf, isSound, type Standing } from '../src/durable.ts'

const sound: Standing = {
  stream: { created: 'then', lastSequence: 100 },
  durable: { deliveries: 9, delivered: 90, floor: 80, pending: 0, waiting: 0 },
  state: { created: 'then', lastSequence: 85 },
}

t.test('continues from a trusted position', async (t) => {
  t.equal(courseOf(sound), 'keep')
})

t.test('starts with the messages that a former owner left, in order', async (t) => {
  t.same(
    courseOf({ ...sound, durable: { deliveries: 9, delivered: 90, floor: 80, pending: 3, waiting: 0 } }),
    { from: 81 },
  )
})

t.test('takes the next messages from a former owner that hangs', async (t) => {
  t.same(
    courseOf({ ...sound, durable: { deliveries: 9, delivered: 80, floor: 80, pending: 0, waiting: 1 } }),
    { from: 81 },
  )
})

t.test('continues after what other durables of the service have handled', async (t) => {
  const unknown: Standing = { ...sound, durable: undefined, state: undefined }
  t.same(courseOf(unknown, 50), { from: 51 })
  t.same(courseOf(sound, 95), { from: 96 })
  t.equal(courseOf(sound, 80), 'keep')
  t.same(
    courseOf({ ...sound, durable: { deliveries: 9, delivered: 90, floor: 80, pending: 3, waiting: 0 } }, 70),
    {
      from: 81,
    },
  )
})

t.test('starts again from the beginning', async (t) => {
  const cases: Record<string, Standing> = {
    'the first time': { ...sound, durable: undefined, state: undefined },
    'when the durable is gone': { ...sound, durable: undefined },
    'when the stream was recreated': { ...sound, stream: { created: 'later', lastSequence: 100 } },
    'when the stream was rolled back before the delivered position': {
      ...sound,
      stream: { created: 'then', lastSequence: 89 },
    },
    'when the stream was rolled back before the handled position': {
      ...sound,
      stream: { created: 'then', lastSequence: 84 },
      durable: { deliveries: 9, delivered: 80, floor: 80, pending: 0, waiting: 0 },
    },
    'when our database was restored to before the acknowledged position': {
      ...sound,
      state: { created: 'then', lastSequence: 79 },
    },
  }
  for (const [name, standing] of Object.entries(cases)) {
    t.equal(isSound(standing), false, name)
    t.same(courseOf(standing), { from: 1 }, name)
  }
})
