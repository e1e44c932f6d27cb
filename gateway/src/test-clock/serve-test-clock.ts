import { badRequest, DomainError, success } from '@punctual/contracts'
import type { ShiftedClock } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TestClockKeeper } from './keep-test-clock.ts'

/** Most seconds of one step: ten years. */
const maxSeconds = 315_360_000
const Advance = Type.Object(
  { seconds: Type.Integer({ minimum: 1, maximum: maxSeconds }) },
  { additionalProperties: false },
)
const MoveTo = Type.Object({ now: Type.String({ maxLength: 40 }) }, { additionalProperties: false })

/** The parts of the test clock, where it is switched on. */
export interface TestClockParts {
  clock: ShiftedClock
  keeper: TestClockKeeper
}

/**
 * Serves `/v2/test-clock` (docs/guides/test-clock.md). The hooks before it authenticate and count
 * the call.
 */
export function serveTestClock(app: FastifyInstance, { clock, keeper }: TestClockParts): void {
  const shown = () => success({ now: clock.now().toISOString(), offsetSeconds: clock.offsetMs / 1000 })
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.addHook('preValidation', requireKey)

  app.get('/v2/test-clock', async () => shown())
  app.post('/v2/test-clock/advance', async ({ body }) => {
    if (!Value.Check(Advance, body))
      throw badRequest({ path: 'seconds', message: `must be an integer from 1 to ${maxSeconds}` })
    await keeper.advance(body.seconds * 1000)
    return shown()
  })
  app.put('/v2/test-clock', async ({ body }) => {
    const to = Value.Check(MoveTo, body) ? Date.parse(body.now) : Number.NaN
    const ms = to - clock.now().getTime()
    if (Number.isNaN(ms)) throw badRequest({ path: 'now', message: 'must be a date and time, ISO 8601' })
    if (ms <= 0) throw badRequest({ path: 'now', message: 'must be later: the clock never goes back' })
    if (ms > maxSeconds * 1000) throw badRequest({ path: 'now', message: 'is more than ten years ahead' })
    await keeper.advance(ms)
    return shown()
  })
}

/**
 * The time is that of the whole installation: only people with an API key of their own move
 * it.
 * @throws DomainError 401 without a credential, 403 with another one
 */
async function requireKey({ caller }: FastifyRequest): Promise<void> {
  if (caller.kind === 'anonymous') throw new DomainError('UnauthorizedException', 'An API key is needed.')
  if (caller.kind !== 'api-key' && caller.kind !== 'organization-key')
    throw new DomainError('ForbiddenException', 'Only API keys of people move the test clock.')
}
