import type { Sql } from '@punctual/db'
import { recordSent, type SentMessage } from '../db/message-repository.ts'

/** Milliseconds of real time: messages that were sent within it are recorded together. */
const gatherMs = 20

/** Records sent messages, several with one statement. */
export interface SentMessages {
  /** Resolves when it is recorded. @throws what the statement of its group throws */
  add(sent: SentMessage): Promise<void>
}

/** @param open how many messages are being sent or recorded; none waits when no other can come */
export function gatherSent(sql: Sql, open: () => number): SentMessages {
  let group: { sent: SentMessage[]; recorded: Promise<void>; record(): void } | undefined

  function begin() {
    const sent: SentMessage[] = []
    let timer: NodeJS.Timeout | undefined
    let record = () => {}
    const recorded = new Promise<void>((resolve, reject) => {
      record = () => {
        clearTimeout(timer)
        group = undefined
        recordSent(sql, sent).then(resolve, reject)
      }
      timer = setTimeout(record, gatherMs)
    })
    return { sent, recorded, record }
  }

  return {
    add(sent) {
      group ??= begin()
      const { recorded, record } = group
      group.sent.push(sent)
      if (group.sent.length >= open()) record()
      return recorded
    },
  }
}
