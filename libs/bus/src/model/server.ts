import {
  type ConsumerConfig,
  ErrorCode,
  type JetStreamPublishOptions,
  NatsError,
  type StreamConfig,
} from 'nats'
import { ModelDurable, type Stored } from './durable.ts'

export interface ModelOptions {
  /** Milliseconds. */
  now: () => number
  /** Whether a publication that does not follow the sequence that it names is refused (true). */
  keepsSequence?: boolean
}

/** A stream in memory. */
class ModelStream {
  readonly created: string
  readonly messages: Stored[] = []
  readonly ids = new Map<string, { seq: number; at: number }>()
  readonly durables = new Map<string, ModelDurable>()
  config: Partial<StreamConfig>

  constructor(config: Partial<StreamConfig>, created: string) {
    this.config = config
    this.created = created
  }

  info() {
    const state = {
      last_seq: this.messages.length,
      first_seq: 1,
      messages: this.messages.length,
      num_deleted: 0,
    }
    return { created: this.created, config: this.config, state }
  }
}

/** The part of JetStream that the bus uses, in memory. */
export class ModelServer {
  readonly streams = new Map<string, ModelStream>()
  readonly #options: ModelOptions
  #created = 0

  constructor(options: ModelOptions) {
    this.#options = options
  }

  stream(name: string): ModelStream {
    const stream = this.streams.get(name)
    if (!stream) throw apiError(404, 10059, 'stream not found')
    return stream
  }

  add(config: Partial<StreamConfig>) {
    const stream = new ModelStream(config, `stream ${++this.#created}`)
    this.streams.set(config.name ?? '', stream)
    return stream.info()
  }

  /** Deletes a stream with its consumers. */
  delete(name: string): boolean {
    this.stream(name)
    this.#endPulls(name)
    return this.streams.delete(name)
  }

  /** Deletes everything. */
  wipe(): void {
    for (const name of [...this.streams.keys()]) this.delete(name)
  }

  publish(subject: string, data: string, { msgID = '', expect }: Partial<JetStreamPublishOptions>) {
    const stream = [...this.streams.values()].find(({ config }) =>
      subject.startsWith(config.subjects?.[0]?.slice(0, -1) ?? ' '),
    )
    if (!stream) throw new NatsError('no stream has this subject', ErrorCode.NoResponders)
    const { now, keepsSequence = true } = this.#options
    const known = stream.ids.get(msgID)
    const window = (stream.config.duplicate_window ?? 0) / 1e6
    if (known && now() - known.at < window) return { seq: known.seq, duplicate: true }
    const last = stream.messages.length
    if (keepsSequence && expect?.lastSequence !== undefined && expect.lastSequence !== last)
      throw apiError(400, 10071, `wrong last sequence: ${last}`)
    const seq = last + 1
    stream.messages.push({ seq, subject, data })
    stream.ids.set(msgID, { seq, at: now() })
    return { seq, duplicate: false }
  }

  /** @returns the sequence of the next message of these subjects */
  next(name: string, seq: number, filter: string): { seq: number } {
    const found = this.stream(name).messages.find(
      (one) => one.seq >= seq && one.subject.startsWith(filter.slice(0, -1)),
    )
    if (!found) throw apiError(404, 10037, 'no message found')
    return { seq: found.seq }
  }

  durable(stream: string, name: string): ModelDurable {
    const durable = this.stream(stream).durables.get(name)
    if (!durable) throw apiError(404, 10014, 'consumer not found')
    return durable
  }

  addDurable(stream: string, config: Partial<ConsumerConfig>) {
    const { messages, durables } = this.stream(stream)
    const durable = new ModelDurable(config, messages, this.#options.now)
    durables.set(config.durable_name ?? '', durable)
    return durable.info()
  }

  deleteDurable(stream: string, name: string): boolean {
    for (const pull of this.durable(stream, name).pulls) pull.fail(consumerDeleted())
    return this.stream(stream).durables.delete(name)
  }

  durables(): ModelDurable[] {
    return [...this.streams.values()].flatMap(({ durables }) => [...durables.values()])
  }

  #endPulls(name: string): void {
    for (const { pulls } of this.stream(name).durables.values())
      for (const pull of pulls) pull.fail(consumerDeleted())
  }
}

function apiError(code: number, errCode: number, description: string): NatsError {
  const error = new NatsError(description, `${code}`)
  error.api_error = { code, err_code: errCode, description }
  return error
}

const consumerDeleted = (): Error => new NatsError('consumer deleted', '409')

/** The error of a request for messages of a consumer that does not exist. */
export const noResponders = (): Error => new NatsError('no responders', '503')

/** The error of a request that was not answered. */
export const noAnswer = (): Error => new NatsError('no answer', ErrorCode.Timeout)
