import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { type AccessOf, accessIn, policy } from '@punctual/contracts'
import { type FastifyInstance, fastify } from 'fastify'
import { admitCallers } from './admit-callers.ts'
import { guardCallers } from './caller-guard.ts'
import { createContextVerifier } from './context-tokens.ts'
import type { Deps } from './deps.ts'
import { acceptEmptyBodies } from './empty-bodies.ts'
import { errorHandler, notFoundHandler } from './error-handler.ts'
import { serverOptions } from './fastify-options.ts'
import type { Log } from './log.ts'
import { endConnectionsOnClose, observe } from './observe.ts'
import { listOperations } from './operations.ts'
import { validatorCompiler } from './validator.ts'

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, Log, TypeBoxTypeProvider>

/**
 * Creates the HTTP app of a service, to which its routes are added: validation by TypeBox schemas,
 * the error envelope, the caller of each request, ids, spans, logs and metrics. Answers are
 * JSON.stringify of a handler's result: response schemas only describe it and filter nothing.
 * @param accessOf the policy of its public routes; default: the rows of the service
 * @throws Error when registering a public route without a policy row
 */
export function createApp(
  deps: Pick<Deps<unknown>, 'config' | 'clock' | 'log' | 'metrics'> & Partial<Pick<Deps<unknown>, 'db'>>,
  accessOf: AccessOf = accessIn(policy[deps.config.service]),
): App {
  const { config, clock, log, metrics, db } = deps
  const app = fastify(serverOptions(clock, log)).withTypeProvider<TypeBoxTypeProvider>() as unknown as App
  const plain = app as unknown as FastifyInstance
  plain.setValidatorCompiler(validatorCompiler)
  plain.setSerializerCompiler(() => (data) => JSON.stringify(data))
  plain.setErrorHandler(errorHandler(clock))
  plain.setNotFoundHandler(notFoundHandler)
  listOperations(plain)
  observe(plain, { metrics, log, level: 'debug', tracing: db?.tracing })
  endConnectionsOnClose(plain)
  acceptEmptyBodies(plain)
  guardCallers(plain, config.service, createContextVerifier(config.contextKeys.public, clock))
  admitCallers(plain, accessOf)
  plain.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
    done(null, payload)
  })
  return app
}
