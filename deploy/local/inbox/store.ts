import { type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Message } from '@punctual/servers'

/** A message with its number in the inbox, from 1. */
export interface StoredMessage {
  id: number
  message: Message
}

export interface Inbox {
  /** Resolves when the messages are on disk. */
  add(messages: Message[]): Promise<void>
  /**
   * Returns the messages in order of arrival.
   * @param to only those to this address, compared without regard to case
   */
  list(to?: string): StoredMessage[]
  get(id: number): StoredMessage | undefined
  close(): Promise<void>
}

export interface Limits {
  messages: number
  /** Of the stored messages as JSON. */
  bytes: number
}

interface Line extends StoredMessage {
  text: string
}

interface Waiting {
  added: Line[]
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Opens the inbox of a folder: an append-only file with one JSON line per message, flushed to disk
 * before a message counts as received. Only the newest messages within the limits are stored; the
 * file is rewritten when deleted messages take up most of it. Long because its functions share the
 * file and the messages.
 */
export async function openInbox(
  folder: string,
  limits: Limits = { messages: 2_000, bytes: 64 * 1024 * 1024 },
): Promise<Inbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'messages.jsonl')
  const lines = parseLines(await readFile(path, 'utf8').catch(() => ''))
  let nextId = (lines.at(-1)?.id ?? 0) + 1
  let bytes = sizeOf(lines)
  let written = bytes
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined

  const dropExcess = () => {
    let excess = lines.length - limits.messages
    let count = 0
    while (count < lines.length - 1 && (excess > 0 || bytes > limits.bytes)) {
      bytes -= lines[count]?.text.length ?? 0
      count++
      excess--
    }
    lines.splice(0, count)
  }
  dropExcess()
  // Rewritten at every start, which also drops an incomplete last line.
  let file = await rewrite(path, lines)

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        if (written > 2 * bytes + limits.bytes) {
          const old = file
          file = await rewrite(path, lines)
          written = bytes
          await old.close()
        }
        const added = batch.flatMap((each) => each.added)
        await file.write(added.map(({ text }) => text).join(''))
        await file.datasync()
        written += sizeOf(added)
        bytes += sizeOf(added)
        lines.push(...added)
        dropExcess()
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    writing = undefined
  }

  return {
    add: (messages) =>
      new Promise<void>((resolve, reject) => {
        const added = messages.map((message): Line => {
          const id = nextId++
          return { id, message, text: `${JSON.stringify({ id, message })}\n` }
        })
        waiting.push({ added, resolve, reject })
        writing ??= flush()
      }),
    list: (to) =>
      to === undefined ? lines : lines.filter(({ message }) => message.to.toLowerCase() === to.toLowerCase()),
    get: (id) => lines.find((line) => line.id === id),
    async close() {
      await writing
      await file.close()
    },
  }
}

const sizeOf = (lines: Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0)

function parseLines(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [{ ...(JSON.parse(line) as StoredMessage), text: `${line}\n` }]
    } catch {
      // An incomplete line was never acknowledged.
      return []
    }
  })
}

async function rewrite(path: string, lines: Line[]): Promise<FileHandle> {
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  await file.write(lines.map(({ text }) => text).join(''))
  await file.sync()
  await rename(draft, path)
  const folder = await open(dirname(path))
  await folder.sync()
  await folder.close()
  return file
}
