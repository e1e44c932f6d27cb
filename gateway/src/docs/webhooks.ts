import {
  type WebhookTrigger,
  webhookBody,
  webhookExamples,
  webhookPayloads,
  webhookTriggers,
} from '@punctual/contracts'
import type { JsonSchema } from '@punctual/http'
import { type Components, describeSchema } from './schemas.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const headers = [
  header('webhook-id', 'Id of the delivery, the same for all attempts: use it to detect repeats.'),
  header('webhook-timestamp', 'Time of this attempt, in seconds since 1970.'),
  header(
    'x-svc-signature-256',
    'HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret.',
  ),
  header('x-svc-webhook-version', "Date of the payload's shape."),
  header('x-svc-attempt', 'Number of this attempt, from 1.'),
  {
    ...header(
      'webhook-signature',
      'Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator.',
    ),
    required: false,
  },
]

/** Returns the `webhooks` of the document: what is sent to subscribers, by trigger. */
export function describeWebhooks(components: Components): JsonSchema {
  return Object.fromEntries(
    webhookTriggers.map((trigger) => [trigger, { post: describe(trigger, components) }]),
  )
}

function describe(trigger: WebhookTrigger, components: Components): JsonSchema {
  const { summary } = webhookPayloads[trigger]
  const example = {
    triggerEvent: trigger,
    createdAt: '2026-12-01T08:00:00.000Z',
    payload: webhookExamples[trigger],
  }
  return {
    operationId: `on${trigger
      .split('_')
      .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
      .join('')}`,
    summary,
    description: `${summary}. A webhook with a template gets that instead of this body.`,
    tags: ['Webhooks'],
    security: [],
    parameters: headers,
    requestBody: {
      content: { 'application/json': { schema: describeSchema(webhookBody(trigger), components), example } },
    },
    responses: {
      '2XX': {
        description: 'Received. Any other answer, or none within 15 seconds, is an attempt that failed.',
      },
      410: { description: 'Switches the webhook off.' },
    },
  }
}
