import { type Envelope, parseTemplate, renderTemplate } from './template.ts'

/** The bytes as they are stored, signed and sent, or why rendering failed. */
export type RenderedBody =
  | { body: Uint8Array }
  | { failure: 'template_invalid' | 'template_result_too_large' }

export const contentType = 'application/json'

/**
 * Renders the body for one webhook: `{triggerEvent, createdAt, payload}`, or its template filled in
 * (docs/domain.md#webhook-payload).
 */
export function renderBody(payloadTemplate: string | null, envelope: Envelope): RenderedBody {
  if (payloadTemplate === null) return { body: Buffer.from(JSON.stringify(envelope)) }
  const parsed = parseTemplate(payloadTemplate)
  if ('error' in parsed) return { failure: 'template_invalid' }
  const text = renderTemplate(parsed.template, envelope)
  return text === undefined ? { failure: 'template_result_too_large' } : { body: Buffer.from(text) }
}
