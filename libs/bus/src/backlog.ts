import { type EventConsumer, type EventSource, eventSources, events } from '@punctual/contracts'
import type { ConsumerInfo } from 'nats'
import { type Bus, insideOf, type Link } from './bus.ts'
import { durableName, partitions, streamName } from './names.ts'
import { findStream, isMissing } from './stream.ts'

/** Events of a stream that a consumer has not handled yet. */
export interface Backlog {
  stream: string
  waiting: number
}

const never = new AbortController().signal

/**
 * Counts what a service has not handled yet of each stream that it consumes, without the streams
 * that do not exist. @throws Error when NATS does not answer, at once while it is down
 */
export async function readBacklogs(bus: Bus, consumer: EventConsumer): Promise<Backlog[]> {
  const link = bus.connected() ? await insideOf(bus).link(never) : undefined
  if (!link) throw new Error('NATS does not answer')
  const streams = sourcesOf(consumer).map((source) => streamName(bus.prefix, source))
  const found = await Promise.all(streams.map((stream) => backlogOf(link, stream, consumer)))
  return found.flatMap((backlog) => backlog ?? [])
}

const sourcesOf = (consumer: EventConsumer): EventSource[] =>
  eventSources.filter((source) =>
    events.some(
      ({ definition, consumers }) =>
        definition.type.startsWith(`${source}.`) && consumers.some((one) => one === consumer),
    ),
  )

async function backlogOf(link: Link, stream: string, consumer: string): Promise<Backlog | undefined> {
  const found = await findStream(link, stream)
  if (!found) return undefined
  const durables = new Map((await listDurables(link, stream)).map((info) => [info.name, info]))
  const waitingFor = (names: readonly string[]): number => {
    const infos = names.flatMap((name) => durables.get(name) ?? [])
    if (infos.length < names.length) return found.state.messages
    return infos.reduce((sum, { num_pending, num_ack_pending }) => sum + num_pending + num_ack_pending, 0)
  }
  // Only one kind is in use; what waits for durables of the other has grown since it was.
  const whole = waitingFor([durableName(consumer)])
  const parts = waitingFor(partitions.map((partition) => durableName(consumer, partition)))
  return { stream, waiting: Math.min(whole, parts) }
}

async function listDurables({ manager, ask }: Link, stream: string): Promise<ConsumerInfo[]> {
  const list = async (): Promise<ConsumerInfo[]> => {
    const all: ConsumerInfo[] = []
    for await (const info of manager.consumers.list(stream)) all.push(info)
    return all
  }
  try {
    return await ask(list())
  } catch (error) {
    // The stream was deleted meanwhile.
    if (isMissing(error)) return []
    throw error
  }
}
