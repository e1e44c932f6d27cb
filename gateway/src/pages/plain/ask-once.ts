import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AskPublic, PublicAnswer } from '../ask-public.ts'

/** A form that was sent twice waits for the first one: milliseconds of real time, and how often. */
const [waitMs, waits] = [500, 10]

/**
 * Sends what a form asks for; a form that was sent twice changes things once, by its `pick.key`.
 */
export async function askOnce<Data>(
  ask: AskPublic,
  path: string,
  form: URLSearchParams,
  body: object,
): Promise<PublicAnswer<Data>> {
  const change = { body, idempotencyKey: form.get('pick.key') || randomUUID() }
  let answer = await ask<Data>(path, change)
  for (let left = waits; left > 0 && answer.problem?.code === 'idempotency_key_in_flight'; left -= 1) {
    await sleep(waitMs)
    answer = await ask<Data>(path, change)
  }
  return answer
}
