import { ApiProblem } from '../api.ts'
import type { Webhook } from './types.ts'

/** The triggers that wait for people in a video room. */
const noShowTriggers: readonly string[] = ['AFTER_HOSTS_SVC_VIDEO_NO_SHOW', 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW']

/** The settings of a webhook as its form holds them; an empty text is no value. */
export interface Draft {
  subscriberUrl: string
  triggers: string[]
  active: boolean
  secret: string
  payloadTemplate: string
  rateLimit: string
  ordered: boolean
  time: string
  timeUnit: string
}

/** Returns the settings of a webhook, or those of a new one. */
export const draftOf = (webhook: Webhook | undefined): Draft => ({
  subscriberUrl: webhook?.subscriberUrl ?? '',
  triggers: webhook?.triggers ?? [],
  active: webhook?.active ?? true,
  secret: webhook?.secret ?? '',
  payloadTemplate: webhook?.payloadTemplate ?? '',
  rateLimit: webhook?.rateLimit === undefined ? '' : `${webhook.rateLimit}`,
  ordered: webhook?.ordered ?? false,
  time: webhook?.time === undefined ? '' : `${webhook.time}`,
  timeUnit: webhook?.timeUnit ?? 'minute',
})

export const waits = ({ triggers }: Pick<Draft, 'triggers'>): boolean =>
  triggers.some((trigger) => noShowTriggers.includes(trigger))

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const bodyOf = (draft: Draft) => ({
  subscriberUrl: draft.subscriberUrl.trim(),
  triggers: draft.triggers,
  active: draft.active,
  secret: draft.secret || null,
  payloadTemplate: draft.payloadTemplate.trim() === '' ? null : draft.payloadTemplate,
  rateLimit: numberOrNull(draft.rateLimit),
  ordered: draft.ordered,
  time: numberOrNull(draft.time),
  timeUnit: draft.time.trim() === '' ? null : draft.timeUnit,
})

/**
 * Returns the body of the request that saves a draft: of a webhook that exists, only what differs.
 */
export function requestOf(draft: Draft, webhook: Webhook | undefined): Record<string, unknown> {
  const body = bodyOf(draft)
  if (!webhook) return body
  const before: Record<string, unknown> = bodyOf(draftOf(webhook))
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}

/** Returns the problem of each setting; empty for a problem that no setting has. */
export function problemsOf(error: unknown): Partial<Record<keyof Draft, string>> {
  if (!(error instanceof ApiProblem)) throw error
  if (error.code === 'webhook_url_taken') return { subscriberUrl: error.message }
  const names = Object.keys(draftOf(undefined))
  return Object.fromEntries(
    [...error.fields]
      .map(([path, message]) => [path.split(/[.[/]/)[0] ?? '', message] as const)
      .filter(([name]) => names.includes(name)),
  )
}
