import { fieldTable } from './fields.ts'
import { fence, joined } from './markdown.ts'
import type { Reference, ReferenceOperation } from './reference.ts'

export const webhookPath = ({ path }: { path: string }): string => `/docs/webhooks/${path}`

/** Returns the page of a webhook trigger as Markdown. */
export function webhookPage(webhook: ReferenceOperation, { resolve }: Reference): string {
  const { path, description = '', requestBody } = webhook
  const [body] = Object.values(requestBody?.content ?? {})
  return joined([
    `# ${path}`,
    description,
    'A POST to the subscriber, signed as [Webhooks](/docs/guides/webhooks) describes.',
    body?.example !== undefined && `## Example\n\n${fence('json', JSON.stringify(body.example, null, 2))}`,
    body?.schema && `## Body\n\n${fieldTable(body.schema, resolve)}`,
  ])
}

/** Returns the list of all webhook triggers as Markdown. */
export const webhookList = ({ webhooks }: Reference): string =>
  joined([
    '# Webhook events',
    'What Punctual sends to subscribers. [Webhooks](/docs/guides/webhooks) describes how to receive and verify them.',
    webhooks.map((each) => `- [${each.path}](${webhookPath(each)}): ${each.summary}`).join('\n'),
  ])
