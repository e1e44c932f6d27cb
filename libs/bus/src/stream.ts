import type { EventSource } from '@punctual/contracts'
import {
  DiscardPolicy,
  ErrorCode,
  NatsError,
  nanos,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from 'nats'
import type { Link } from './bus.ts'
import { sourceSubjects, streamName } from './names.ts'

/** Milliseconds that a stream keeps an event; event_log keeps it longer. */
export const streamMaxAge = 7 * 24 * 3_600_000

/**
 * Milliseconds within which the server drops a repeated event id. An optimization; the inbox is the
 * guarantee.
 */
const duplicateWindow = 2 * 60_000

/**
 * Uses only what nats-server 2.9 knows. Single messages can be neither deleted nor purged; the
 * whole stream can.
 */
export function streamConfig(prefix: string, source: EventSource, replicas: number) {
  return {
    name: streamName(prefix, source),
    subjects: [sourceSubjects(prefix, source)],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    max_age: nanos(streamMaxAge),
    duplicate_window: nanos(duplicateWindow),
    num_replicas: replicas,
    deny_delete: true,
    deny_purge: true,
  } satisfies Partial<StreamConfig>
}

type WantedStream = ReturnType<typeof streamConfig>

/** Returns the stream, or undefined when it does not exist. */
export async function findStream({ manager, ask }: Link, name: string): Promise<StreamInfo | undefined> {
  try {
    return await ask(manager.streams.info(name))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Recreates the stream, empty. Deletes every consumer of the old one with it. */
export async function recreateStream({ manager, ask }: Link, wanted: WantedStream): Promise<StreamInfo> {
  await ask(manager.streams.delete(wanted.name)).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  return ask(manager.streams.add(wanted))
}

/** Updates a stream that an older release created. */
export async function updateStream(
  { manager, ask }: Link,
  stream: StreamInfo,
  wanted: WantedStream,
): Promise<void> {
  const { max_age, duplicate_window, num_replicas } = wanted
  const { config } = stream
  if (
    config.max_age === max_age &&
    config.duplicate_window === duplicate_window &&
    config.num_replicas === num_replicas
  )
    return
  await ask(manager.streams.update(wanted.name, { ...config, max_age, duplicate_window, num_replicas }))
}

/** Returns whether the server says that the stream or the consumer does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof NatsError && (error.api_error?.code === 404 || error.code === '404')
}

/** Returns whether the message exceeds the server's maximum size, so that retrying cannot help. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof NatsError && error.code === ErrorCode.MaxPayloadExceeded
}
