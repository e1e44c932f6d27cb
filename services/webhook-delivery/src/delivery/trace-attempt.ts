import type { Span, Tracing } from '@punctual/tracing'
import type { Claimed } from '../db/claimed.ts'
import type { AttemptResult } from '../domain/attempt.ts'

/**
 * Starts the span of an attempt, in the trace that caused the delivery; the receiver continues it.
 * Undefined while tracing is off: a traceparent would then decide for the receiver what it records.
 */
export function startAttempt(tracing: Tracing | undefined, claimed: Claimed): Span | undefined {
  return tracing?.start('POST webhook', {
    kind: 'client',
    parent: claimed.traceparent ?? '',
    attributes: {
      'http.request.method': 'POST',
      'punctual.organization.id': claimed.organizationId,
      'punctual.webhook.id': claimed.webhookId,
      'punctual.webhook.trigger': claimed.trigger,
      'punctual.attempt': claimed.attempt,
    },
  })
}

/** Ends it with what became of the attempt. */
export function endAttempt(span: Span, result: AttemptResult): void {
  if (result.status !== undefined) span.set({ 'http.response.status_code': result.status })
  span.end(result.class === 'success' ? undefined : { name: result.class })
}
