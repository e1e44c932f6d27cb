import type { AppScope } from '@punctual/contracts'

/**
 * The texts of the consent page in one language. Placeholders: {app}, {host} (the host of the app).
 */
export interface ConsentTexts {
  /** BCP 47. */
  language: string
  title: string
  lead: string
  scopes: Record<AppScope, string>
  key: string
  keyHint: string
  approve: string
  deny: string
  target: string
  wrongKey: string
  wrong: { title: string; client: string; redirect: string }
}

/** What each scope lets an app do, as the end of the page's lead, in English. */
const scopes: Record<AppScope, string> = {
  EVENT_TYPE_READ: 'see your event types',
  EVENT_TYPE_WRITE: 'create, change and delete your event types',
  BOOKING_READ: 'see your bookings',
  BOOKING_WRITE: 'create, move and cancel your bookings',
  SCHEDULE_READ: 'see your schedules',
  SCHEDULE_WRITE: 'create, change and delete your schedules',
  APPS_READ: 'see your connected apps and calendars',
  APPS_WRITE: 'connect and disconnect apps and calendars',
  PROFILE_READ: 'see your profile',
  PROFILE_WRITE: 'change your profile',
  WEBHOOK_READ: 'see the webhooks that it created for you',
  WEBHOOK_WRITE: 'create, change and delete webhooks of its own for you',
  VERIFIED_RESOURCES_READ: 'see your verified email addresses and phone numbers',
  VERIFIED_RESOURCES_WRITE: 'verify email addresses and phone numbers for you',
  ROUTING_FORM_READ: 'see your routing forms and their answers',
  ROUTING_FORM_WRITE: 'create, change and delete your routing forms',
  WORKFLOW_READ: 'see your workflows',
  WORKFLOW_WRITE: 'create, change and delete your workflows',
  TEAM_EVENT_TYPE_READ: 'see event types of your teams',
  TEAM_EVENT_TYPE_WRITE: 'create, change and delete event types of your teams',
  TEAM_BOOKING_READ: 'see bookings of your teams',
  TEAM_BOOKING_WRITE: 'create, move and cancel bookings of your teams',
  TEAM_SCHEDULE_READ: 'see schedules of members of your teams',
  TEAM_SCHEDULE_WRITE: 'create, change and delete schedules of members of your teams',
  TEAM_APPS_READ: 'see connected apps and calendars of your teams',
  TEAM_APPS_WRITE: 'connect and disconnect apps and calendars of your teams',
  TEAM_PROFILE_READ: 'see your teams and their settings',
  TEAM_PROFILE_WRITE: 'create, change and delete your teams',
  TEAM_WEBHOOK_READ: 'see the webhooks that it created for your teams',
  TEAM_WEBHOOK_WRITE: 'create, change and delete webhooks of its own for your teams',
  TEAM_VERIFIED_RESOURCES_READ: 'see verified email addresses and phone numbers of your teams',
  TEAM_VERIFIED_RESOURCES_WRITE: 'verify email addresses and phone numbers for your teams',
  TEAM_ROUTING_FORM_READ: 'see routing forms of your teams and their answers',
  TEAM_ROUTING_FORM_WRITE: 'create, change and delete routing forms of your teams',
  TEAM_WORKFLOW_READ: 'see workflows of your teams',
  TEAM_WORKFLOW_WRITE: 'create, change and delete workflows of your teams',
  TEAM_MEMBERSHIP_READ: 'see the members of your teams',
  TEAM_MEMBERSHIP_WRITE: 'add, change and remove members of your teams',
  TEAM_ATTRIBUTES_READ: 'see attributes of members of your teams',
  TEAM_ATTRIBUTES_WRITE: 'change attributes of members of your teams',
  TEAM_INSIGHTS_READ: 'see statistics of your teams',
  ORG_EVENT_TYPE_READ: 'see event types of your organization',
  ORG_EVENT_TYPE_WRITE: 'create, change and delete event types of your organization',
  ORG_BOOKING_READ: 'see bookings of your organization',
  ORG_BOOKING_WRITE: 'create, move and cancel bookings of your organization',
  ORG_SCHEDULE_READ: 'see schedules of members of your organization',
  ORG_SCHEDULE_WRITE: 'create, change and delete schedules of members of your organization',
  ORG_APPS_READ: 'see connected apps and calendars of your organization',
  ORG_APPS_WRITE: 'connect and disconnect apps and calendars of your organization',
  ORG_PROFILE_READ: 'see the name and settings of your organization',
  ORG_PROFILE_WRITE: 'change the name and settings of your organization',
  ORG_WEBHOOK_READ: 'see the webhooks that it created for your organization',
  ORG_WEBHOOK_WRITE: 'create, change and delete webhooks of its own for your organization',
  ORG_VERIFIED_RESOURCES_READ: 'see verified email addresses and phone numbers of your organization',
  ORG_VERIFIED_RESOURCES_WRITE: 'verify email addresses and phone numbers for your organization',
  ORG_ROUTING_FORM_READ: 'see routing forms of your organization and their answers',
  ORG_ROUTING_FORM_WRITE: 'create, change and delete routing forms of your organization',
  ORG_WORKFLOW_READ: 'see workflows of your organization',
  ORG_WORKFLOW_WRITE: 'create, change and delete workflows of your organization',
  ORG_MEMBERSHIP_READ: 'see the members of your organization',
  ORG_MEMBERSHIP_WRITE: 'add, change and remove members of your organization',
  ORG_ATTRIBUTES_READ: 'see attributes of members of your organization',
  ORG_ATTRIBUTES_WRITE: 'change attributes of members of your organization',
  ORG_INSIGHTS_READ: 'see statistics of your organization',
}

export const en: ConsentTexts = {
  language: 'en',
  title: '{app} asks for access',
  lead: '{app} wants to act on your behalf. It would be able to:',
  scopes,
  key: 'Your API key',
  keyHint: 'It proves your identity and is not passed on.',
  approve: 'Approve',
  deny: 'Deny',
  target: 'You will be taken to {host}.',
  wrongKey: 'This API key is not valid.',
  wrong: {
    title: 'This request is not valid',
    client: 'The app that sent you here is unknown.',
    redirect: 'The app that sent you here requested a redirect to an address that it has not registered.',
  },
}
