import { type ConsumerConfig, type JsMsg, nanos } from 'nats'
import type { Pull } from './pull.ts'

/** A stored message. */
export interface Stored {
  seq: number
  subject: string
  data: string
}

/** A durable consumer of a modelled stream. */
export class ModelDurable {
  readonly config: Partial<ConsumerConfig>
  readonly pulls = new Set<Pull>()
  readonly #messages: readonly Stored[]
  readonly #now: () => number
  /** When each delivered message that is not acknowledged may be delivered again. */
  readonly #pending = new Map<number, number>()
  #next: number
  #delivered: number
  #deliveries = 0

  constructor(config: Partial<ConsumerConfig>, messages: readonly Stored[], now: () => number) {
    this.config = config
    this.#messages = messages
    this.#now = now
    this.#next = config.opt_start_seq ?? 1
    this.#delivered = this.#next - 1
  }

  /** Like a server, counts messages of other subjects as acknowledged. */
  info() {
    this.#skip()
    const floor = this.#pending.size > 0 ? Math.min(...this.#pending.keys()) - 1 : this.#next - 1
    return {
      name: this.config.durable_name,
      config: this.config,
      delivered: { consumer_seq: this.#deliveries, stream_seq: Math.max(this.#delivered, floor) },
      ack_floor: { stream_seq: floor },
      num_ack_pending: this.#pending.size,
      num_waiting: this.pulls.size,
      num_pending: this.#messages.filter(({ seq, subject }) => seq >= this.#next && this.#wants(subject))
        .length,
    }
  }

  canDeliver(): boolean {
    return this.pulls.size > 0 && this.#choose() !== undefined
  }

  /** @returns the sequence of what it delivers */
  deliver(): number | undefined {
    const message = this.#choose()
    if (!message) return undefined
    const wait = Number(this.config.ack_wait ?? nanos(30_000)) / 1e6
    this.#pending.set(message.seq, this.#now() + wait)
    this.#next = Math.max(this.#next, message.seq + 1)
    this.#delivered = Math.max(this.#delivered, message.seq)
    return this.#give(message, wait)
  }

  /**
   * Delivers a message once more that was delivered before, acknowledged or not.
   * @returns its sequence
   */
  repeat(choose: (below: number) => number): number | undefined {
    const before = this.#messages.filter(({ seq, subject }) => seq <= this.#delivered && this.#wants(subject))
    const message = before[choose(before.length)]
    return message && this.#give(message, 0)
  }

  #choose(): Stored | undefined {
    const now = this.#now()
    const again = [...this.#pending].filter(([, at]) => at <= now).map(([seq]) => seq)
    if (again.length > 0) return this.#messages[Math.min(...again) - 1]
    this.#skip()
    return this.#messages[this.#next - 1]
  }

  #skip(): void {
    for (let next = this.#messages[this.#next - 1]; next && !this.#wants(next.subject); )
      next = this.#messages[++this.#next - 1]
  }

  #wants(subject: string): boolean {
    return subject.startsWith((this.config.filter_subject ?? '>').slice(0, -1))
  }

  #give({ seq, data }: Stored, wait: number): number | undefined {
    const [pull] = this.pulls
    if (!pull) return undefined
    const { network } = pull
    const again = (at: () => number) => () => {
      if (this.#pending.has(seq)) this.#pending.set(seq, at())
    }
    this.#deliveries++
    const message = {
      seq,
      info: { deliverySequence: this.#deliveries },
      string: () => data,
      ack: () => network.send(`ack ${seq}`, () => this.#pending.delete(seq)),
      nak: (ms = 0) =>
        network.send(
          `nak ${seq}`,
          again(() => this.#now() + ms),
        ),
      working: () =>
        network.send(
          `working ${seq}`,
          again(() => this.#now() + wait),
        ),
    }
    pull.push(message as unknown as JsMsg)
    if (pull.isOver) this.pulls.delete(pull)
    return seq
  }
}
