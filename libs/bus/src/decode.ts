import { compiled, type DomainEvent } from '@punctual/contracts'
import { type TSchema, Type } from '@sinclair/typebox'
import { ValueErrorType } from '@sinclair/typebox/errors'
import { Value } from '@sinclair/typebox/value'
import type { Subscription } from './subscription.ts'

/** The result of decoding a message. */
export type Decoded =
  /** No subscription for its type. */
  | { kind: 'ignored' }
  | { kind: 'event'; event: DomainEvent; subscriptions: Subscription[] }
  /** Not an event, or one that violates the registry's schema: retrying cannot help. */
  | { kind: 'invalid'; eventId: string | null; type: string; subject: string; error: Error }

/** A decoded message of a stream. */
export interface Item {
  sequence: number
  text: string
  decoded: Decoded
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const Envelope = Type.Object({
  specversion: Type.Literal('1.0'),
  id: Type.String({ pattern: uuid.source }),
  source: Type.String(),
  type: Type.String(),
  subject: Type.String(),
  time: Type.String(),
  data: Type.Unknown(),
  aggregateversion: Type.Integer(),
  organizationid: Type.Integer(),
  traceparent: Type.Optional(Type.String()),
})

const anything = Type.Unknown()

/** Decodes a message's text; fields that the schemas do not name are kept. */
export function decode(text: string, subscriptions: readonly Subscription[]): Decoded {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return invalid(undefined, error instanceof Error ? error : new Error(String(error)))
  }
  const type = textOf(value, 'type')
  const wanted = subscriptions.filter(({ definition }) => definition.type === type)
  if (wanted.length === 0 && type) return { kind: 'ignored' }
  const schema = wanted[0]?.definition.data ?? anything
  const error =
    mismatch(Envelope, value, 'the event') ?? mismatch(schema, (value as DomainEvent).data, 'its data')
  if (error) return invalid(value, error)
  return { kind: 'event', event: value as DomainEvent, subscriptions: wanted }
}

function invalid(value: unknown, error: Error): Decoded {
  const id = textOf(value, 'id')
  return {
    kind: 'invalid',
    eventId: uuid.test(id) ? id : null,
    type: textOf(value, 'type'),
    subject: textOf(value, 'subject'),
    error,
  }
}

/**
 * Formats such as `email` are checked at the API; this check must accept them without knowing them.
 */
function mismatch(schema: TSchema, value: unknown, what: string): Error | undefined {
  if (compiled(schema).Check(value)) return undefined
  for (const { type, path, message } of Value.Errors(schema, value)) {
    if (type !== ValueErrorType.StringFormatUnknown)
      return new Error(`${what} does not fit its schema: ${path || '/'} ${message}`)
  }
  return undefined
}

function textOf(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return ''
  const found = (value as Record<string, unknown>)[key]
  return typeof found === 'string' ? found : ''
}
