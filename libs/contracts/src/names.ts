import { Type } from '@sinclair/typebox'

/**
 * First words of our own paths, present and kept free for later. A username stands at the same place in
 * booking page addresses (`/<username>/<event type>`), so it must be none of these (architecture, names in URLs).
 */
export const reservedNames: ReadonlySet<string> = new Set([
  ...['about', 'account', 'admin', 'administrator', 'api', 'app', 'apps', 'assets', 'auth', 'availability'],
  ...[
    'billing',
    'blog',
    'book',
    'booking',
    'bookings',
    'calendar',
    'calendars',
    'callback',
    'cancel',
    'console',
  ],
  ...['d', 'dashboard', 'default', 'deliveries', 'docs', 'email', 'embed', 'event-types', 'events', 'export'],
  ...[
    'favicon.ico',
    'forms',
    'getting-started',
    'health',
    'help',
    'home',
    'hooks',
    'inbox',
    'index',
    'integrations',
  ],
  ...[
    'internal',
    'invite',
    'login',
    'logout',
    'me',
    'messages',
    'metrics',
    'new',
    'null',
    'oauth',
    'oauth-clients',
  ],
  ...[
    'openapi',
    'openapi.json',
    'org',
    'organization',
    'organizations',
    'payments',
    'platform',
    'privacy',
    'public',
  ],
  ...[
    'punctual',
    'ready',
    'recordings',
    'refresh',
    'register',
    'reschedule',
    'robots.txt',
    'rooms',
    'root',
    'routing',
  ],
  ...[
    'routing-forms',
    'schedule',
    'schedules',
    'security',
    'settings',
    'signin',
    'signout',
    'signup',
    'slots',
  ],
  ...[
    'static',
    'status',
    'success',
    'support',
    'svc',
    'system',
    'team',
    'teams',
    'terms',
    'undefined',
    'user',
  ],
  ...[
    'users',
    'v1',
    'v2',
    'v3',
    'verified-resources',
    'versions',
    'video',
    'webhooks',
    'well-known',
    'workflows',
  ],
  'www',
])

/** Whether a name is kept from users and organizations because a path of ours has it. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name.toLowerCase())
}

/** A username as stored: lower-case letters, digits, and `-`, `_` or `.` inside. Unique within its organization. */
export const Username = Type.String({
  pattern: '^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$',
  errorMessage: 'must be lower-case letters, digits, dots, dashes or underscores',
})

const usernameShape = new RegExp(Username.pattern ?? '')

/** Whether the text can be a username: of its shape, and not reserved. */
export function isUsername(text: string): boolean {
  return usernameShape.test(text) && !isReservedName(text)
}

/** A kebab-case name in a path (spec E9). */
export const Slug = Type.String({
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  maxLength: 100,
  errorMessage: 'must be kebab-case',
})

/**
 * @returns the text in kebab case: accents dropped, everything but letters and digits turned to dashes;
 * empty when nothing is left of it
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '')
}
