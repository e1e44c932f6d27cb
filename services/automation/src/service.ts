import { startConsumers, startRelay } from '@punctual/bus'
import type { ServiceDefinition, Stoppable } from '@punctual/http'
import { startTimers, timerMigrations } from '@punctual/timers'
import { fireTimer } from './app/fire-timer.ts'
import { buildApp } from './app.ts'
import { emailChannel } from './channels/email.ts'
import { type Channels, unconfigured } from './channels/index.ts'
import { startMessageQueue } from './channels/message-queue.ts'
import { phoneCallChannel, twilioChannel } from './channels/providers.ts'
import { type AutomationConfig, automationConfig } from './config.ts'
import type { AutomationDeps } from './deps.ts'
import { subscriptions } from './events/consume.ts'

function channelsOf({ smtpUrl, mailFrom, sms, whatsapp, phoneCall }: AutomationConfig): Channels {
  return {
    email: emailChannel({ smtpUrl, from: mailFrom }),
    sms: sms ? twilioChannel(sms, 'sms') : unconfigured('SMS'),
    whatsapp: whatsapp ? twilioChannel(whatsapp, 'whatsapp') : unconfigured('WhatsApp'),
    call: phoneCall ? phoneCallChannel(phoneCall) : unconfigured('phone call'),
  }
}

/** Starts the relay, the event consumers, the timers and the message queue. */
function startWorker({ bus, clock, config, db, log, sealer }: AutomationDeps): Stoppable[] {
  const publicUrl = config.publicUrl
  return [
    startRelay({ bus, db, source: 'automation', clock, log }),
    ...startConsumers(
      { bus, db, consumer: 'automation', clock, log },
      subscriptions({ clock, publicUrl, sealer }),
    ),
    startTimers({ db, clock, log, fire: fireTimer(publicUrl, () => bus.hears()) }),
    startMessageQueue({ db, channels: channelsOf(config), clock, log }),
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
