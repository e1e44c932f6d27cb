import { Type } from '@sinclair/typebox'

/**
 * First words of public addresses: of the API, of hosted pages, and of files that browsers and
 * crawlers request. Usernames and slugs of teams and organizations cannot be one of these.
 */
export const publicWords: ReadonlySet<string> = new Set([
  'account',
  'assets',
  'auth',
  'booking',
  'console',
  'd',
  'docs',
  'embed.js',
  'favicon.ico',
  'health',
  'invites',
  'llms.txt',
  'o',
  'oauth',
  'openapi.json',
  'portal',
  'ready',
  'robots.txt',
  'room',
  'security.txt',
  'sitemap.xml',
  'team',
  'unsubscribe',
  'v1',
  'v2',
  '.well-known',
  'well-known',
])

/** Returns whether a slug of a team or an organization is the first word of a public address. */
export function isPublicWord(slug: string): boolean {
  return publicWords.has(slug.toLowerCase())
}

/**
 * Names that users cannot have: the public words, words that visitors could take for a page of the
 * operator, and words reserved for later. A username is the first word of its booking pages
 * (`/{username}/{eventTypeSlug}`).
 */
export const reservedNames: ReadonlySet<string> = new Set([
  ...publicWords,
  'about',
  'admin',
  'administrator',
  'api',
  'app',
  'apps',
  'availability',
  'billing',
  'blog',
  'book',
  'bookings',
  'calendar',
  'calendars',
  'callback',
  'cancel',
  'dashboard',
  'default',
  'deliveries',
  'email',
  'embed',
  'event-types',
  'events',
  'export',
  'forms',
  'getting-started',
  'help',
  'home',
  'hooks',
  'inbox',
  'index',
  'integrations',
  'internal',
  'invite',
  'login',
  'logout',
  'me',
  'messages',
  'metrics',
  'new',
  'null',
  'oauth-clients',
  'openapi',
  'org',
  'organization',
  'organizations',
  'payments',
  'platform',
  'privacy',
  'public',
  'punctual',
  'recordings',
  'refresh',
  'register',
  'reschedule',
  'rooms',
  'root',
  'routing',
  'routing-forms',
  'schedule',
  'schedules',
  'security',
  'settings',
  'signin',
  'signout',
  'signup',
  'slots',
  'static',
  'status',
  'success',
  'support',
  'svc',
  'system',
  'teams',
  'terms',
  'undefined',
  'user',
  'users',
  'v3',
  'verified-resources',
  'versions',
  'video',
  'webhooks',
  'workflows',
  'www',
])

/** Returns whether a name is reserved, ignoring case. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name.toLowerCase())
}

/**
 * A username as stored: lower-case letters, digits, and `-`, `_` or `.` inside. Unique within its
 * organization.
 */
export const Username = Type.String({
  pattern: '^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$',
  errorMessage: 'must be lower-case letters, digits, dots, dashes or underscores',
})

const usernameShape = new RegExp(Username.pattern ?? '')

/** Returns whether the text is a valid username that is not reserved. */
export function isUsername(text: string): boolean {
  return usernameShape.test(text) && !isReservedName(text)
}

/** A kebab-case name in a path. */
export const Slug = Type.String({
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  maxLength: 100,
  errorMessage: 'must be kebab-case',
})

/**
 * Returns the text in kebab case: without accents, everything except letters and digits replaced by
 * dashes; empty when nothing is left.
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
