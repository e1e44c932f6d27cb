import type { Json } from './json.ts'

export interface HeardEvent {
  event: string
  id: string
  data: Json
}

/** An open stream of server-sent events. */
export interface Hearing {
  status: number
  headers: Headers
  /** Events received so far. */
  events: HeardEvent[]
  /** Comments, which keep a stream alive. */
  comments: number
  /** Resolves when the stream has ended, for any reason. */
  ended: Promise<void>
  close(): void
}

/** Opens a stream; an error answer is read as an event without a name. */
export async function hear(url: string, headers: Record<string, string>): Promise<Hearing> {
  const closing = new AbortController()
  const answer = await fetch(url, { headers, signal: closing.signal })
  const hearing: Hearing = {
    status: answer.status,
    headers: answer.headers,
    events: [],
    comments: 0,
    ended: Promise.resolve(),
    close: () => closing.abort(),
  }
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    hearing.events.push({ event: '', id: '', data: await answer.json() })
    return hearing
  }
  hearing.ended = read(answer, hearing).catch(() => {})
  return hearing
}

async function read({ body }: Response, hearing: Hearing): Promise<void> {
  let text = ''
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) keep(block, hearing)
  }
}

function keep(block: string, hearing: Hearing): void {
  const lines = block.split('\n')
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  if (field('event') !== '')
    hearing.events.push({ event: field('event'), id: field('id'), data: JSON.parse(field('data')) })
  else if (block.startsWith(':')) hearing.comments += 1
}
