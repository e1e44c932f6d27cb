import type { Server } from 'node:http'

/** Milliseconds that running requests get to finish. */
const timeoutMs = 10_000

/** Closes the app. Waits for running requests, and closes their connections after 10 s. */
export async function closeApp(app: { server: Server; close(): PromiseLike<unknown> }): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}
