import { systemClock } from '@punctual/contracts'
import { startMailServer } from '@punctual/servers'
import { createInboxApp } from './app.ts'
import { inboxConfig } from './config.ts'
import { openInbox } from './store.ts'

const config = inboxConfig()
const inbox = await openInbox(config.dataDir)
const app = createInboxApp(inbox, systemClock)
const mail = await startMailServer({
  host: config.host,
  port: config.smtpPort,
  now: systemClock.now,
  accept: inbox.add,
})
const address = await app.listen({ port: config.port, host: config.host })
console.log(`The inbox is at ${address} and receives mail at ${mail.url}`)

const stop = async () => {
  await Promise.all([mail.stop(), app.close()])
  await inbox.close()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
