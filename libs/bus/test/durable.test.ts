import t from 'tap'
import { courseOf, isSound, type Standing } from '../src/durable.ts'

const sound: Standing = {
  stream: { created: 'then', lastSequence: 100 },
  durable: { delivered: 90, floor: 80, pending: 0 },
  state: { created: 'then', lastSequence: 85 },
}

t.test('goes on where it was', async (t) => {
  t.equal(courseOf(sound), 'keep')
})

t.test('what a former owner left comes first, in order', async (t) => {
  t.same(courseOf({ ...sound, durable: { delivered: 90, floor: 80, pending: 3 } }), { from: 81 })
})

t.test('begins anew', async (t) => {
  const cases: Record<string, Standing> = {
    'the first time': { ...sound, durable: undefined, state: undefined },
    'when the durable is gone': { ...sound, durable: undefined },
    'when the stream was made anew': { ...sound, stream: { created: 'later', lastSequence: 100 } },
    'when the stream was rolled back behind what was delivered': {
      ...sound,
      stream: { created: 'then', lastSequence: 89 },
    },
    'when the stream was rolled back behind what was handled': {
      ...sound,
      stream: { created: 'then', lastSequence: 84 },
      durable: { delivered: 80, floor: 80, pending: 0 },
    },
    'when our database was restored from before what was acknowledged': {
      ...sound,
      state: { created: 'then', lastSequence: 79 },
    },
  }
  for (const [name, standing] of Object.entries(cases)) {
    t.equal(isSound(standing), false, name)
    t.same(courseOf(standing), { from: 1 }, name)
  }
})
