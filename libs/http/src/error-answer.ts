import { type Clock, DomainError, type ErrorBody, statusCodes } from '@punctual/contracts'
import { isContention, isOutage } from '@punctual/db'
import { scrubUrl } from './log.ts'

/** An error in the form that clients see. */
export interface ErrorAnswer {
  status: number
  code: string
  message: string
  details?: unknown
  /** Seconds. */
  retryAfter?: number
}

/** Messages for Fastify's own errors, by their code, else by their status. */
const texts: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, with Content-Type: application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body does not match its Content-Length.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_BAD_URL: 'The path is not valid.',
  400: 'The request cannot be read.',
  404: 'Not found.',
  413: 'The request is too large.',
  415: 'The media type is not supported.',
  503: 'The service is unavailable for a moment; try again.',
}
const uncaught = { status: 500, code: statusCodes[500], message: 'Something went wrong on our side.' }

/** Seconds, where the error does not say: another service's refusal is passed on without. */
const usualRetryAfter = 1

/** Contention that outlasted the retries of a transaction. */
const busy = {
  status: 503,
  code: statusCodes[503],
  message: 'Another request is changing the same data; try again.',
  retryAfter: 1,
}

/** The database refuses work, for example because its disk is full. */
const outage = { status: 503, code: statusCodes[503], message: texts[503] ?? '', retryAfter: 5 }

/**
 * Returns what a client sees of any thrown error: internal text never leaks
 * (docs/domain.md#errors).
 */
export function answerOf(error: unknown): ErrorAnswer {
  if (error instanceof DomainError) {
    const { status, code, message, details } = error
    const retryAfter = error.retryAfter ?? (status === 503 ? usualRetryAfter : undefined)
    return {
      status,
      code,
      message: status === 500 ? uncaught.message : message,
      ...(details !== undefined && { details }),
      ...(retryAfter !== undefined && { retryAfter }),
    }
  }
  if (isContention(error)) return busy
  if (isOutage(error)) return outage
  const { statusCode = 500, code = '' } = (error ?? {}) as { statusCode?: number; code?: string }
  // No stored id is as long as the requested one.
  const status = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : statusCode
  const name = statusCodes[status as keyof typeof statusCodes]
  if (name === undefined || (status >= 500 && status !== 503)) return uncaught
  return {
    status,
    code: name,
    message: texts[code] ?? texts[status] ?? name,
    ...(status === 503 && { retryAfter: usualRetryAfter }),
  }
}

/** Returns the envelope of a failure. @param url path and query as called */
export function errorBody({ code, message, details }: ErrorAnswer, url: string, clock: Clock): ErrorBody {
  return {
    status: 'error',
    timestamp: clock.now().toISOString(),
    path: scrubUrl(url),
    error: { code, message, ...(details !== undefined && { details }) },
  }
}
