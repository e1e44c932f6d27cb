import { createSocket } from 'node:dgram'
import type { Test } from './test.ts'

/** A name server with text records. */
export interface NameServer {
  /** For DNS_SERVERS. */
  address: string
  /** Texts by name. */
  texts: Map<string, string[]>
}

/** Starts a name server on loopback that knows text records only (RFC 1035). */
export async function startNameServer(t: Test): Promise<NameServer> {
  const texts = new Map<string, string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const { name, end } = nameIn(query)
    const found = texts.get(name) ?? []
    socket.send(
      Buffer.concat([header(query, found.length), query.subarray(12, end), ...found.map(record)]),
      port,
      address,
    )
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  t.teardown(() => new Promise<void>((resolve) => socket.close(() => resolve())))
  return { address: `127.0.0.1:${socket.address().port}`, texts }
}

/** Reads the name of the question, which is followed by two words. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

/** No answers: there is no such name. */
function header(query: Buffer, answers: number): Buffer {
  const words = [query.readUInt16BE(0), answers > 0 ? 0x8180 : 0x8183, 1, answers, 0, 0]
  const bytes = Buffer.alloc(12)
  for (const [index, word] of words.entries()) bytes.writeUInt16BE(word, index * 2)
  return bytes
}

/** A text record of the name in the question, of which the first 255 bytes count. */
function record(text: string): Buffer {
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
  // A pointer to the name, TXT, IN, no time to live, the length.
  const fixed = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, data.length])
  return Buffer.concat([fixed, data])
}
