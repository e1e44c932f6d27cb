/**
 * The framework of every service: app, config, errors, callers, health, metrics, tracing, shutdown,
 * client.
 */

export { connectToAny, firstOrigin } from './addresses.ts'
export {
  credentialDigest,
  credentialStart,
  generateApiKey,
  generateSecret,
  isWellFormedApiKey,
} from './api-key.ts'
export { type App, createApp } from './app.ts'
export { askerOf } from './asker.ts'
export { guardCallers } from './caller-guard.ts'
export { closeApp } from './close-app.ts'
export { readCommandLine } from './command-line.ts'
export {
  type BaseConfig,
  type CommonConfig,
  deadlineFactorOf,
  processEnv,
  readBookingEvents,
  readCommon,
  readDatabaseUrl,
  readServiceConfig,
} from './config.ts'
export {
  type ContextKeys,
  generateContextKeys,
  type PublicKey,
  parsePublicKeys,
  parseSigningKey,
  type SigningKey,
} from './context-keys.ts'
export {
  type ContextSigner,
  type ContextVerifier,
  createContextSigner,
  createContextVerifier,
  type SignedCaller,
} from './context-tokens.ts'
export { type Cookies, createCookies } from './cookies.ts'
export type { Deps, Stoppable } from './deps.ts'
export { drainOnClose } from './drain.ts'
export { ConfigError, type Env, type EnvReader, readConfig } from './env.ts'
export { answerOf, type ErrorAnswer, errorBody } from './error-answer.ts'
export { errorHandler, notFoundHandler } from './error-handler.ts'
export { serverOptions } from './fastify-options.ts'
export {
  type Acceptance,
  acceptanceToken,
  answerToken,
  readAcceptance,
  readAnswerToken,
  readRoomHost,
  roomHostToken,
} from './host-tokens.ts'
export { idempotent, requireIdempotencyKey } from './idempotent.ts'
export { createInternalClient, type InternalClient, type Question } from './internal-client.ts'
export { createLog, type Log, scrubUrl, withTraceIds } from './log.ts'
export { countReads, createMetrics, type Metrics } from './metrics.ts'
export {
  contextHeader,
  type Issuer,
  issuerHeader,
  requestIdHeader,
  type ServiceName,
  serviceNames,
} from './names.ts'
export { oauthErrorBody } from './oauth-error.ts'
export { endConnectionsOnClose, observe } from './observe.ts'
export type { JsonSchema, Operation, OperationSchema } from './operations.ts'
export { type OpsServer, startOpsServer, urlOf } from './ops-server.ts'
export { refusalOfSpelling } from './path-ids.ts'
export { type PersonalDataKind, personalDataRoute, readPersonalData } from './personal-data.ts'
export { highestRateLimit, readRateLimit } from './rate-limits.ts'
export { rememberCallers } from './remember-callers.ts'
export { type Loop, repeat, repeatWork } from './repeat.ts'
export { requireCan, requireIn, requireReach, requireUser } from './rights.ts'
export { runProcess, runService, runWorker } from './run.ts'
export { createSealer, type EncryptionKey, parseEncryptionKeys, type Sealer } from './sealer.ts'
export {
  type Role,
  type RunningService,
  type ServiceDefinition,
  type ServiceOptions,
  startService,
} from './start-service.ts'
export { findUnstorable } from './storable.ts'
export { Teardown } from './teardown.ts'
export {
  followTestClock,
  ShiftedClock,
  type TestClockFollower,
  testClockChannel,
  testClockQuestions,
} from './test-clock.ts'
export { continueTrace } from './traceparent.ts'
export { tracingVariables } from './tracing-config.ts'
export { newUid } from './uid.ts'
export { validatorCompiler } from './validator.ts'
export { codeLifetimeMs, codeTries, hashCode, isCode, newCode } from './verification-code.ts'
