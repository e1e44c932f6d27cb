import type { MessageRow } from '../db/message-repository.ts'
import type { Channel } from '../domain/outgoing.ts'

/** One way to reach people. Every adapter sends a message once per call and has its own time limit. */
export interface ChannelAdapter {
  /**
   * @returns the provider's id of the message, where it gives one
   * @throws PermanentFailure when trying again cannot help; any other error is tried again
   */
  send(message: MessageRow): Promise<string | null>
  close(): Promise<void>
}

/** The channel can never deliver this message: a refused address, a provider that is not set up. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

export type Channels = Record<Channel, ChannelAdapter>

/** @returns an adapter for a channel whose provider is not configured: says so for each message */
export function unconfigured(what: string): ChannelAdapter {
  return {
    send: () => Promise.reject(new PermanentFailure(`No ${what} provider is configured.`)),
    close: async () => {},
  }
}
