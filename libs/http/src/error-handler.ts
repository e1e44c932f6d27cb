import { type Clock, DomainError } from '@punctual/contracts'
import { ReplayedError } from '@punctual/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerOf, type ErrorAnswer, errorBody } from './error-answer.ts'
import { scrubUrl } from './log.ts'

/**
 * Returns the handler that answers every failure. Server errors are logged with the request's id.
 * @param toBody creates the body of a failure; default: the envelope
 */
export function errorHandler(
  clock: Clock,
  toBody: (answer: ErrorAnswer, url: string) => unknown = (answer, url) => errorBody(answer, url, clock),
) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const answer = answerOf(error)
    if (answer.status >= 500) {
      request.log.error({ err: error, url: scrubUrl(request.url) }, 'request failed')
    }
    if (error instanceof ReplayedError) reply.header('idempotent-replayed', 'true')
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
    reply.status(answer.status).send(toBody(answer, request.url))
  }
}

/** Throws a 404 for an unknown path (docs/domain.md#errors). */
export function notFoundHandler(request: FastifyRequest): never {
  const [path = ''] = request.url.split('?', 1)
  throw new DomainError('NotFoundException', `Cannot ${request.method} ${scrubUrl(path)}`)
}
