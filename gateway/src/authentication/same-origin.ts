import { DomainError } from '@punctual/contracts'
import type { FastifyRequest } from 'fastify'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a call that changes something with the cookies of this site, unless a page of this site
 * sends it: other sites can make browsers send it too. Browsers say so in `Sec-Fetch-Site`; older
 * ones name the page's origin.
 * @param origin of this site
 * @throws DomainError foreign_origin (403)
 */
export function requireSameOrigin(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  origin: string,
): void {
  if (safeMethods.has(method)) return
  const site = headers['sec-fetch-site']
  if (site === undefined ? headers.origin === origin : site === 'same-origin') return
  throw new DomainError('foreign_origin')
}
