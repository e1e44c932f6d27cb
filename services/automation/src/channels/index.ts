import type { MessageRow } from '../db/message-repository.ts'
import type { Channel } from '../domain/outgoing.ts'

/** A way to send messages. Every adapter sends a message once per call and has its own timeout. */
export interface ChannelAdapter {
  /**
   * Sends one message.
   * @returns the provider's id of the message, or null without one
   * @throws PermanentFailure if a retry cannot help; any other error is retried
   */
  send(message: MessageRow): Promise<string | null>
  close(): Promise<void>
}

/**
 * The channel can never deliver this message, such as for a refused address or a missing provider.
 */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

export type Channels = Record<Channel, ChannelAdapter>

/**
 * Returns the adapter of a channel without a configured provider: every message fails permanently.
 */
export function unconfigured(what: string): ChannelAdapter {
  return {
    send: () => Promise.reject(new PermanentFailure(`No ${what} provider is configured.`)),
    close: async () => {},
  }
}
