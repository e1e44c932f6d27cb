import type { Tx } from '@punctual/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { OutgoingMessage } from '../domain/outgoing.ts'
import { unsubscribed, workflow } from './schema.ts'

/**
 * Ends the mails of a workflow to an address; also the pending ones. Does nothing if the workflow
 * was deleted, or if they have ended before.
 */
export async function storeUnsubscribed(
  tx: Tx,
  { workflowId, address, now }: { workflowId: number; address: string; now: Date },
): Promise<void> {
  const [found] = await tx.orm
    .select({ organizationId: workflow.organizationId })
    .from(workflow)
    .where(eq(workflow.id, workflowId))
    .for('share')
  if (!found) return
  const to = address.toLowerCase()
  const row = { workflowId, address: to, organizationId: found.organizationId, createdAt: now }
  await tx.orm.insert(unsubscribed).values(row).onConflictDoNothing()
  await tx.sql`
    update message set status = 'skipped', error = 'unsubscribed', next_attempt_at = null
    where workflow_id = ${workflowId} and status = 'pending' and channel = 'email' and lower(recipient) = ${to}`
}

/** Returns the messages without the mails of workflows whose recipients have ended them. */
export async function withoutUnsubscribed(
  tx: Tx,
  messages: readonly OutgoingMessage[],
): Promise<readonly OutgoingMessage[]> {
  const mails = messages.filter(({ channel, workflowId }) => channel === 'email' && workflowId !== undefined)
  if (mails.length === 0) return messages
  const rows = await tx.orm
    .select()
    .from(unsubscribed)
    .where(
      and(
        inArray(
          unsubscribed.workflowId,
          mails.map(({ workflowId }) => workflowId ?? 0),
        ),
        inArray(
          unsubscribed.address,
          mails.map(({ recipient }) => recipient.toLowerCase()),
        ),
      ),
    )
  const ended = new Set(rows.map(({ workflowId, address }) => `${workflowId} ${address}`))
  return messages.filter(
    ({ channel, workflowId, recipient }) =>
      channel !== 'email' || !ended.has(`${workflowId} ${recipient.toLowerCase()}`),
  )
}
