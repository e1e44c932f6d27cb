export type { Page, PageInfo, PageRequest, RequestOptions, ServerSentEvent } from './answers.ts'
export { createClient } from './client.ts'
export { type ClientOptions, type Connection, connect } from './connection.ts'
export {
  type ErrorCode,
  type FieldError,
  isPunctualError,
  PunctualConnectionError,
  PunctualError,
} from './errors.ts'
export type { KnownErrorCode, WebhookTrigger } from './generated/names.ts'
export * from './generated/operations.ts'
export type * from './generated/schema.ts'
export type { Answer, Body, Data, Item, OperationId, Query } from './operation-types.ts'
export {
  type SignedRequest,
  type VerificationOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookProblem,
  WebhookVerificationError,
} from './webhooks.ts'
