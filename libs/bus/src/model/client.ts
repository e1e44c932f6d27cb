import { Events, type NatsConnection } from 'nats'
import type { ModelNetwork } from './network.ts'
import { Pull } from './pull.ts'
import { type ModelServer, noResponders } from './server.ts'

/** A client of a modelled server: `connectBus` connects by it. */
export class ModelClient {
  readonly #server: ModelServer
  readonly #network: ModelNetwork
  readonly #pulls = new Set<Pull>()
  readonly #status: { type: Events }[] = []
  #wake: (() => void) | undefined

  constructor(server: ModelServer, network: ModelNetwork) {
    this.#server = server
    this.#network = network
  }

  /** Loses the connection: what was requested ends. */
  cut(): void {
    for (const pull of this.#pulls) pull.close()
    for (const durable of this.#server.durables()) for (const pull of this.#pulls) durable.pulls.delete(pull)
    this.#pulls.clear()
    this.#tell(Events.Disconnect)
  }

  reconnect(): void {
    this.#tell(Events.Reconnect)
  }

  readonly connect = async (): Promise<NatsConnection> => {
    const connection = {
      getServer: () => 'model',
      jetstreamManager: async () => this.#manager(),
      jetstream: () => this.#jetstream(),
      status: () => this.#statuses(),
      closed: () => new Promise<never>(() => {}),
      flush: async () => undefined,
      close: async () => undefined,
    }
    return connection as unknown as NatsConnection
  }

  #manager() {
    const server = this.#server
    const ask = <T>(label: string, act: () => T) => this.#network.ask(label, act)
    return {
      streams: {
        info: (name: string) => ask('stream info', () => server.stream(name).info()),
        add: (config: object) => ask('add stream', () => server.add(config)),
        delete: (name: string) => ask('delete stream', () => server.delete(name)),
        getMessage: (name: string, query: { seq: number; next_by_subj: string }) =>
          ask('get message', () => server.next(name, query.seq, query.next_by_subj)),
      },
      consumers: {
        info: (stream: string, name: string) =>
          ask('consumer info', () => server.durable(stream, name).info()),
        add: (stream: string, config: object) => ask('add consumer', () => server.addDurable(stream, config)),
        delete: (stream: string, name: string) =>
          ask('delete consumer', () => server.deleteDurable(stream, name)),
      },
    }
  }

  #jetstream() {
    const server = this.#server
    return {
      publish: (subject: string, data: string, options: object) =>
        this.#network.ask(`publish ${subject}`, () => server.publish(subject, data, options)),
      consumers: {
        get: async (stream: string, name: string) => {
          await this.#network.ask('consumer info', () => server.durable(stream, name).info())
          return { fetch: async (options: FetchOptions) => this.#fetch(stream, name, options) }
        },
      },
    }
  }

  #fetch(stream: string, name: string, { max_messages, expires }: FetchOptions): Pull {
    const pull = new Pull(max_messages, this.#network)
    this.#pulls.add(pull)
    this.#network.send('pull', () => {
      const durable = this.#server.streams.get(stream)?.durables.get(name)
      if (pull.isOver) return pull.close()
      if (!durable) return pull.fail(noResponders())
      durable.pulls.add(pull)
      pull.onClose(() => durable.pulls.delete(pull))
    })
    setTimeout(() => pull.close(), expires)
    return pull
  }

  #tell(type: Events): void {
    this.#status.push({ type })
    this.#wake?.()
  }

  async *#statuses(): AsyncGenerator<{ type: Events }> {
    for (;;) {
      const status = this.#status.shift()
      if (status) yield status
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}

interface FetchOptions {
  max_messages: number
  expires: number
}
