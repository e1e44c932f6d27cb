import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Sends exactly these bytes on a new connection.
 * @returns everything received until the connection closes
 */
export async function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}

/** Sends these bytes and resets the connection once they are sent and `arrived` has resolved. */
export async function breakOff(
  url: string,
  text: string,
  arrived: () => Promise<unknown> = async () => {},
): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => socket.write(text, () => resolve()))
  await arrived()
  socket.resetAndDestroy()
  await once(socket, 'close')
}

/**
 * Sends a request with exactly these header lines.
 * @returns status and parsed body of the answer
 */
export async function sendLines(
  url: string,
  requestLine: string,
  lines: string[],
  body = '',
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect answers of any shape
): Promise<{ status: number; head: string; body: any }> {
  const head = [`${requestLine} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines]
  const answer = await sendRaw(url, `${head.join('\r\n')}\r\n\r\n${body}`)
  const [top = '', rest = ''] = answer.split(/\r\n\r\n(.*)/s)
  return {
    status: Number(top.split(' ')[1]),
    head: top.toLowerCase(),
    body: rest === '' ? undefined : parse(rest),
  }
}

/** Decodes a body that can be chunked. */
function parse(text: string): unknown {
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
