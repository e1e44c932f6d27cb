/** What is between a client and the modelled server. What one client sends stays in its order. */
export interface ModelNetwork {
  /** Passes a request and its answer; rejects with `noAnswer()` when one of them is lost. */
  ask<T>(label: string, act: () => T): Promise<T>
  /** Passes a message without an answer, or loses it. */
  send(label: string, act: () => unknown): void
}
