import { type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Message } from '@punctual/servers'

/** A message and its number in the inbox, counted from 1. */
export interface Kept {
  id: number
  message: Message
}

export interface Inbox {
  /** Resolves once the messages are on the disk. */
  add(messages: Message[]): Promise<void>
  /** In order of arrival. @param to only those to this address, whatever its case */
  list(to?: string): Kept[]
  get(id: number): Kept | undefined
  close(): Promise<void>
}

export interface Limits {
  messages: number
  /** Of the kept messages as JSON. */
  bytes: number
}

interface Line extends Kept {
  text: string
}

interface Waiting {
  added: Line[]
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Opens the inbox of a folder: an append-only file, one JSON line a message, written through to the disk before a
 * message counts as received. The newest messages within the limits are kept; older ones are forgotten, and the
 * file is written anew when most of it is of forgotten ones.
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

  const forget = () => {
    let excess = lines.length - limits.messages
    let count = 0
    while (count < lines.length - 1 && (excess > 0 || bytes > limits.bytes)) {
      bytes -= lines[count]?.text.length ?? 0
      count++
      excess--
    }
    lines.splice(0, count)
  }
  forget()
  // Written anew at every start, which also drops the half line of a write cut short.
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
        forget()
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
      return [{ ...(JSON.parse(line) as Kept), text: `${line}\n` }]
    } catch {
      // Nobody was told that a half line was received.
      return []
    }
  })
}

async function rewrite(path: string, lines: Line[]): Promise<FileHandle> {
  const half = `${path}.new`
  const file = await open(half, 'w', 0o600)
  await file.write(lines.map(({ text }) => text).join(''))
  await file.sync()
  await rename(half, path)
  const folder = await open(dirname(path))
  await folder.sync()
  await folder.close()
  return file
}
