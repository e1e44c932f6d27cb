import { type Env, type EnvReader, readConfig } from '@punctual/http'
import type { PhoneCallSettings } from './channels/phone-call.ts'
import type { TwilioSettings } from './channels/twilio.ts'

export interface AutomationConfig {
  smtpUrl: string
  /** The address that every mail comes from. */
  mailFrom: string
  /** SMS_*: absent where no provider is set up; messages to phones then fail and say so. */
  sms: TwilioSettings | undefined
  whatsapp: TwilioSettings | undefined
  /** PHONE_CALL_*: the provider of AI phone calls. */
  phoneCall: PhoneCallSettings | undefined
}

const web = ['http:', 'https:']

/** A provider is configured as a whole or not at all: its URL says which, and what else is missing is a problem. */
function readTwilio(read: EnvReader, fromVariable: string): TwilioSettings | undefined {
  const apiUrl = read.optionalUrl('SMS_API_URL', web)
  if (apiUrl === undefined || (fromVariable !== 'SMS_FROM' && !read.optional(fromVariable))) return undefined
  return {
    apiUrl: apiUrl.replace(/\/$/, ''),
    accountSid: read.text('SMS_ACCOUNT_SID'),
    authToken: read.text('SMS_AUTH_TOKEN'),
    from: read.text(fromVariable),
  }
}

/** @throws ConfigError with all problems */
export function automationConfig(env: Env): AutomationConfig {
  return readConfig(env, (read) => {
    const callUrl = read.optionalUrl('PHONE_CALL_API_URL', web)
    return {
      smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
      mailFrom: read.text('MAIL_FROM', 'bookings@punctual.localhost'),
      sms: readTwilio(read, 'SMS_FROM'),
      whatsapp: readTwilio(read, 'WHATSAPP_FROM'),
      phoneCall:
        callUrl === undefined
          ? undefined
          : {
              apiUrl: callUrl.replace(/\/$/, ''),
              apiKey: read.text('PHONE_CALL_API_KEY'),
              from: read.text('PHONE_CALL_FROM'),
            },
    }
  })
}
