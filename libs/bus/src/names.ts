import type { EventSource } from '@punctual/contracts'

/** Pattern of a prefix, which is part of stream names and the first word of subjects. */
const prefixShape = /^[a-z0-9][a-z0-9_-]*$/

const partitionCount = 16
const partitionName = (n: number): string => `p${String(n).padStart(2, '0')}`

/** The partitions of every source: all events of an aggregate are in one of them. */
export const partitions: readonly string[] = Array.from({ length: partitionCount }, (_, n) =>
  partitionName(n),
)

/** Returns the prefix. @throws TypeError when streams and subjects cannot begin with it */
export function checkPrefix(prefix: string): string {
  if (!prefixShape.test(prefix)) throw new TypeError(`${prefix} is not a valid prefix of a bus`)
  return prefix
}

/** Returns the name of the stream of a source's events: `SVC_BOOKINGS`. */
export function streamName(prefix: string, source: EventSource): string {
  return `${prefix}_${source}`.toUpperCase()
}

/** Returns the name of a service's durable consumer: of a whole source, or of one partition. */
export function durableName(consumer: string, partition?: string): string {
  return partition === undefined ? consumer : `${consumer}_${partition}`
}

/**
 * Returns the subject pattern of all events of a source, `svc.bookings.>`, or of one of its
 * partitions, `svc.bookings.p07.>`.
 */
export function sourceSubjects(prefix: string, source: EventSource, partition?: string): string {
  return `${prefix}.${source}.${partition === undefined ? '' : `${partition}.`}>`
}

/**
 * Returns the subject of a broadcast channel. No stream stores it because it matches no event
 * subject.
 */
export function channelSubject(prefix: string, channel: string): string {
  return `${prefix}.${channel}`
}

/**
 * Returns `<prefix>.<source>.<p00..p15>.<aggregate id>.<type without its first word>`. The
 * partition is computed here so that the server needs no subject mapping.
 */
export function eventSubject(
  prefix: string,
  source: EventSource,
  event: { subject: string; type: string },
): string {
  const words = event.type.slice(event.type.indexOf('.') + 1)
  const partition = partitionName(hash(event.subject) % partitionCount)
  return `${prefix}.${source}.${partition}.${token(event.subject)}.${words}`
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const byte of Buffer.from(text)) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}

/** Percent-encodes characters that a subject token cannot contain. */
function token(text: string): string {
  return encodeURIComponent(text).replace(/\./g, '%2E').replace(/\*/g, '%2A') || '-'
}
