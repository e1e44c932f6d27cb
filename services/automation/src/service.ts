import { startConsumers, startRelay } from '@punctual/bus'
import { roomHostToken, type ServiceDefinition, type Stoppable } from '@punctual/http'
import { startTimers, timerMigrations } from '@punctual/timers'
import { fireTimer } from './app/fire-timer.ts'
import { buildApp } from './app.ts'
import { emailChannel, type UnsubscribeUrl } from './channels/email.ts'
import { type Channels, unconfigured } from './channels/index.ts'
import { startMessageQueue } from './channels/message-queue.ts'
import { phoneCallChannel, twilioChannel } from './channels/providers.ts'
import { type AutomationConfig, automationConfig } from './config.ts'
import type { AutomationDeps } from './deps.ts'
import type { RoomLinks } from './domain/room-links.ts'
import { unsubscribeToken } from './domain/unsubscribe-token.ts'
import { subscriptions } from './events/consume.ts'

function channelsOf({ config, sealer }: Pick<AutomationDeps, 'config' | 'sealer'>): Channels {
  const { smtpUrl, mailFrom, sms, whatsapp, phoneCall, publicUrl } = config
  const unsubscribeUrl: UnsubscribeUrl = ({ workflowId, recipient: address }) => {
    if (workflowId === null) return undefined
    const token = unsubscribeToken(sealer, { workflowId, address })
    return `${publicUrl}/unsubscribe?${new URLSearchParams({ token })}`
  }
  return {
    email: emailChannel({ smtpUrl, from: mailFrom, unsubscribeUrl }),
    sms: sms ? twilioChannel(sms, 'sms') : unconfigured('SMS'),
    whatsapp: whatsapp ? twilioChannel(whatsapp, 'whatsapp') : unconfigured('WhatsApp'),
    call: phoneCall ? phoneCallChannel(phoneCall) : unconfigured('phone call'),
  }
}

/** Starts the relay, the event consumers, the timers and the message queue. */
function startWorker({ bus, clock, config, db, log, sealer }: AutomationDeps): Stoppable[] {
  const publicUrl = config.publicUrl
  const links: RoomLinks = { publicUrl, hostToken: (right) => roomHostToken(sealer, right) }
  return [
    startRelay({ bus, db, source: 'automation', clock, log }),
    ...startConsumers(
      { bus, db, consumer: 'automation', clock, log, processes: { bookings: config.bookingEvents } },
      subscriptions({ clock, publicUrl, sealer }),
    ),
    startTimers({ db, clock, log, fire: fireTimer(links, () => bus.hears()) }),
    startMessageQueue({ db, channels: channelsOf({ config, sealer }), clock, log }),
  ]
}

/** What the service is made of. */
export const service: ServiceDefinition<AutomationConfig> = {
  name: 'automation',
  source: 'automation',
  config: automationConfig,
  migrations: [timerMigrations, new URL('./db/migrations/', import.meta.url)],
  asks: ['scheduling', 'identity'],
  app: buildApp,
  worker: startWorker,
}
