import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '@punctual/contracts'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { answerOf, errorBody } from './error-answer.ts'
import type { Log } from './log.ts'
import { requestIdHeader } from './names.ts'
import { requestLog } from './request-log.ts'

/** Bytes. */
export const bodyLimit = 1_048_576

/**
 * Milliseconds that an idle connection stays open: longer than in any of our client pools (4 s), so
 * that the server never closes one while a request is on its way.
 */
const keepAliveTimeout = 72_000
/** Milliseconds that a client has to send a whole request. */
const requestTimeout = 60_000
/** Bytes: a signed context lists all memberships of its caller. */
const maxHeaderSize = 65_536

/** Returns the options of every HTTP server. */
export function serverOptions(clock: Clock, log: Log) {
  return {
    loggerInstance: log,
    childLoggerFactory: requestLog,
    // `observe` writes one line for each request instead.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit,
    keepAliveTimeout,
    requestTimeout,
    http: { maxHeaderSize },
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle' as const,
    // While stopping, requests on open connections are still answered; the connection is closed
    // afterwards.
    return503OnClosing: false,
    genReqId: (request: IncomingMessage) => requestId(request.headers[requestIdHeader]),
    frameworkErrors(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      const answer = answerOf(error)
      const body = errorBody(answer, request.url, clock)
      reply.status(answer.status).header(requestIdHeader, request.id).send(body)
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      refuseUnreadable(error, socket, clock)
    },
  }
}

/** Returns the given id if it is valid, else a new one. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}

const unreadable: Readonly<Record<string, { status: number; reason: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    message: 'The headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    message: 'The request took too long to arrive.',
  },
}

/** Answers input that is not HTTP, for which there is no request to reply to. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, clock: Clock): void {
  if (error.code === 'ECONNRESET' || !socket.writable || hasAnswered(socket))
    return void socket.destroy(error)
  const { status, reason, message } = unreadable[error.code ?? ''] ?? {
    status: 400,
    reason: 'Bad Request',
    message: 'The request is not valid HTTP.',
  }
  const body = JSON.stringify(errorBody({ status, code: 'BadRequestException', message }, '', clock))
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    `${requestIdHeader}: ${randomUUID()}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Whether an answer is being sent: a second one would be read as part of it. */
function hasAnswered(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true
}
