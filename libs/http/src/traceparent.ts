import { randomBytes } from 'node:crypto'

const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

/** @returns a W3C traceparent of a new span: of the trace that was handed in, or of a new one where that is none */
export function continueTrace(traceparent: string | undefined): string {
  const [, trace = randomBytes(16).toString('hex'), flags = '01'] = shape.exec(traceparent ?? '') ?? []
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`
}
