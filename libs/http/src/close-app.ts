import type { Server } from 'node:http'

/** Milliseconds that requests under way get to be answered. */
const patience = 10_000

/** Lets requests under way finish, and cuts off those that do not in 10 s. */
export async function closeApp(app: { server: Server; close(): PromiseLike<unknown> }): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}
