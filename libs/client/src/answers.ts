/** Settings of one request, over those of the client. */
export interface RequestOptions {
  /** Key of a POST that is to be executed once, however often it is sent. Default: a random one. */
  idempotencyKey?: string
  /** Cancels the request. */
  signal?: AbortSignal
  /** Milliseconds until an attempt is given up. */
  timeoutMs?: number
  maxRetries?: number
  headers?: Readonly<Record<string, string>>
}

/** Where a page lies in its list. */
export interface PageInfo {
  totalItems: number
  remainingItems: number
  returnedItems: number
  itemsPerPage: number
  currentPage: number
  totalPages: number
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** One page of a list. */
export interface Page<Item> {
  data: Item[]
  pagination: PageInfo
}

/**
 * A request for a list. Awaited, it is the page that was asked for; iterated with `for await`, it
 * gives the items of this page and of all that follow. An item that is created or deleted meanwhile
 * moves the others, so that one of them may come twice or not at all.
 */
export interface PageRequest<Item> extends Promise<Page<Item>>, AsyncIterable<Item> {
  pages(): AsyncIterable<Page<Item>>
}

/** Returns the request for a list whose pages `load` gets by the number of items to leave out. */
export function pageRequest<Item>(
  skip: number,
  load: (skip: number) => Promise<Page<Item>>,
): PageRequest<Item> {
  const first = load(skip)
  async function* pages(): AsyncGenerator<Page<Item>> {
    let page = await first
    let skipped = skip
    yield page
    while (page.pagination.hasNextPage && page.data.length > 0) {
      skipped += page.data.length
      page = await load(skipped)
      yield page
    }
  }
  async function* items(): AsyncGenerator<Item> {
    for await (const page of pages()) yield* page.data
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: items })
}

/** An event of a stream. */
export interface ServerSentEvent {
  event: string
  /** The id to send as `Last-Event-ID` when the stream is opened again. */
  id: string
  /** The parsed JSON of the event. */
  data: unknown
}

/** Reads server-sent events (WHATWG HTML, 9.2.6) whose data is JSON. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let id = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      // The end of a chunk may divide a line end of two characters.
      const text = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n')
      const blocks = text.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const fields = fieldsOf(block)
        id = fields.id ?? id
        if (fields.data !== undefined)
          yield { event: fields.event ?? 'message', id, data: JSON.parse(fields.data) }
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function fieldsOf(block: string): { event?: string; id?: string; data?: string } {
  const fields: Record<string, string> = {}
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? []
    if (name === 'data' && fields.data !== undefined) fields.data += `\n${value}`
    else if (name !== '') fields[name] = value
  }
  return fields
}
