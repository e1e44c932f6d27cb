import { type Env, type EnvReader, readBookingEvents, readConfig } from '@punctual/http'

/** The account of a provider of text messages. */
export interface TwilioSettings {
  /** The base URL of the API: Twilio's, or one that is compatible, such as the developer inbox. */
  apiUrl: string
  accountSid: string
  authToken: string
  /** The number that messages come from, in E.164. */
  from: string
}

/** The account of a provider of phone calls. */
export interface PhoneCallSettings {
  apiUrl: string
  apiKey: string
  from: string
}

/** The configuration of automation. */
export interface AutomationConfig {
  smtpUrl: string
  /** The address that every mail comes from. */
  mailFrom: string
  /** SMS_*: undefined without a provider; text messages then fail with a permanent error. */
  sms: TwilioSettings | undefined
  whatsapp: TwilioSettings | undefined
  /** PHONE_CALL_*: the provider of AI phone calls; undefined without one. */
  phoneCall: PhoneCallSettings | undefined
  /** BOOKING_EVENTS: whether processes share the events of bookings. */
  bookingEvents: 'one' | 'shared'
}

const web = ['http:', 'https:']

/**
 * Reads a provider's settings: all variables are required once the URL is set, but WhatsApp stays
 * off without a sender.
 */
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

/**
 * Reads the configuration of automation from environment variables.
 * @throws ConfigError with all problems
 */
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
      bookingEvents: readBookingEvents(read),
    }
  })
}
