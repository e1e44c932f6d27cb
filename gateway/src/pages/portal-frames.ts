import { anonymousCaller, DomainError, type PortalFrame } from '@punctual/contracts'
import type { InternalClient } from '@punctual/http'
import type { FastifyRequest } from 'fastify'
import type { PageView } from './page-bundle.ts'

const timeoutMs = 3_000

/** Returns the origins that may frame the page of a portal link; undefined for no such link. */
export type FindPortalOrigins = (linkId: string, requestId: string) => Promise<readonly string[] | undefined>

/** Creates the function that asks identity for these origins. */
export const findPortalOrigins =
  (client: Pick<InternalClient, 'ask'>): FindPortalOrigins =>
  async (linkId, requestId) => {
    const path = `/internal/portal-links/${encodeURIComponent(linkId)}`
    const caller = anonymousCaller(requestId)
    try {
      return (await client.ask<PortalFrame>('identity', path, { caller, timeoutMs })).embedOrigins
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return undefined
      throw error
    }
  }

/**
 * Returns what the page of a portal link says before its script runs: the secret of the link is in
 * the part of its address that browsers do not send, so only the script can open the link.
 */
export async function portalView(
  { id, params }: FastifyRequest,
  findOrigins: FindPortalOrigins,
): Promise<PageView> {
  const origins = await findOrigins((params as { linkId: string }).linkId, id)
  return {
    status: origins ? 200 : 404,
    language: 'en',
    title: '…',
    head: '',
    content: '',
    ancestors: origins && origins.length > 0 ? ["'self'", ...origins] : ["'none'"],
    answers: {},
    isPrivate: true,
  }
}
