import { startConsumers, startRelay } from '@punctual/bus'
import type { Stoppable } from '@punctual/http'
import { startTimers } from '@punctual/timers'
import { emailChannel } from './channels/email.ts'
import { type Channels, unconfigured } from './channels/index.ts'
import { phoneCallChannel } from './channels/phone-call.ts'
import { twilioChannel } from './channels/twilio.ts'
import type { AutomationConfig } from './config.ts'
import { subscriptions } from './events/consume.ts'
import { startMessageQueue } from './channels/message-queue.ts'
import type { AutomationDeps } from './service.ts'
import { fireTimer } from './app/fire-timer.ts'

function channelsOf({ smtpUrl, mailFrom, sms, whatsapp, phoneCall }: AutomationConfig): Channels {
  return {
    email: emailChannel({ smtpUrl, from: mailFrom }),
    sms: sms ? twilioChannel(sms, 'sms') : unconfigured('SMS'),
    whatsapp: whatsapp ? twilioChannel(whatsapp, 'whatsapp') : unconfigured('WhatsApp'),
    call: phoneCall ? phoneCallChannel(phoneCall) : unconfigured('phone call'),
  }
}

/** Starts the relay, the event consumers, the timers and the message queue. */
export function startWorker({ bus, clock, config, db, log, sealer }: AutomationDeps): Stoppable[] {
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
