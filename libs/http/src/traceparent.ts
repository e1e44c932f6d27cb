import { randomFillSync } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

/** Random bytes are cheaper in bulk, and every request needs some. */
const pool = Buffer.alloc(4_096)
let used = pool.length

function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString('hex', used - bytes, used)
}

/** Returns the traceparent header of a request; undefined without one. */
export function sentTraceparent({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const { traceparent } = headers
  return typeof traceparent === 'string' ? traceparent : undefined
}

/**
 * Returns a W3C traceparent of a new span, in the given trace or, when that is invalid, in a new
 * one.
 */
export function continueTrace(traceparent: string | undefined): string {
  const [, trace = randomHex(16), flags = '01'] = shape.exec(traceparent ?? '') ?? []
  return `00-${trace}-${randomHex(8)}-${flags}`
}
