import type { EventSource } from '@punctual/contracts'

/** What every prefix must look like: part of stream names and the first word of subjects. */
const prefixShape = /^[a-z0-9][a-z0-9_-]*$/

const partitions = 16

/** @throws TypeError when streams and subjects cannot begin with it */
export function checkPrefix(prefix: string): string {
  if (!prefixShape.test(prefix)) throw new TypeError(`${prefix} cannot be the prefix of a bus`)
  return prefix
}

/** @returns the name of the stream that has a source's events: `SVC_BOOKINGS` */
export function streamName(prefix: string, source: EventSource): string {
  return `${prefix}_${source}`.toUpperCase()
}

/** @returns the subjects of all events of a source: `svc.bookings.>` */
export function sourceSubjects(prefix: string, source: EventSource): string {
  return `${prefix}.${source}.>`
}

/** @returns the subject of what is told once and kept nowhere: no stream has it, as it is no event's */
export function channelSubject(prefix: string, channel: string): string {
  return `${prefix}.${channel}`
}

/**
 * @returns `<prefix>.<source>.<p00..p15>.<aggregate id>.<type without its first word>`; the partition is counted
 * here, so that no server has to map subjects
 */
export function eventSubject(
  prefix: string,
  source: EventSource,
  event: { subject: string; type: string },
): string {
  const words = event.type.slice(event.type.indexOf('.') + 1)
  const partition = String(hash(event.subject) % partitions).padStart(2, '0')
  return `${prefix}.${source}.p${partition}.${token(event.subject)}.${words}`
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const byte of Buffer.from(text)) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}

/** What may not stand in a subject's token is percent-encoded. */
function token(text: string): string {
  return encodeURIComponent(text).replace(/\./g, '%2E').replace(/\*/g, '%2A') || '-'
}
