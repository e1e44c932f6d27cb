/** Texts of the sign-in page and of the account page. */
export const account = {
  loading: 'One moment …',
  signIn: 'Sign in',
  signInAbout: 'We mail you a link that signs you in. There is no password.',
  email: 'Email address',
  send: 'Mail me a link',
  sent: 'Look into your mailbox',
  sentAbout:
    'If {email} belongs to an account, a link is on its way. Open it in this browser within ten minutes.',
  another: 'Ask for another link',
  signInWith: 'Sign in with {name}',
  choose: 'Which account do you want to open?',
  signInAs: 'Sign in as {name}',
  signInAsOf: 'Sign in as {name}, {organization}',
  title: 'Your account',
  signOut: 'Sign out',
  sessions: 'Where you are signed in',
  thisBrowser: 'This browser',
  otherBrowser: 'Another browser',
  lastUsed: 'Last used {when}',
  endSession: 'Sign out there',
  endOthers: 'Sign out everywhere else',
  apps: 'Apps that act for you',
  noApps: 'No app acts for you.',
  revoke: 'Revoke access',
  keys: 'API keys',
  noKeys: 'You have no API keys.',
  note: 'Note',
  create: 'Create a key',
  created: 'Copy the key now. It is not shown again.',
  deleteKey: 'Delete',
  neverUsed: 'Not used yet',
  expires: 'Expires {when}',
  neverExpires: 'Never expires',
  calendars: 'Connected calendars',
  noCalendars: 'No calendar is connected.',
  disconnect: 'Disconnect',
  connect: 'Connect {name}',
  connectFailed: 'The calendar was not connected. Try again, and allow what is asked for.',
  sure: '{action}: {name}?',
  done: 'Done.',
  'error.provider_sign_in_failed':
    'Your organization did not sign you in. Try again, or ask for a link by mail.',
  'error.provider_account_missing':
    'Your organization signed you in, but has no account with a verified address for you here. Ask an admin of your organization.',
  'error.identity_provider_failing': 'Your organization’s sign-in cannot be reached. Ask for a link by mail.',
  'error.invalid_sign_in_link':
    'This link was used before, has expired or is not complete. Ask for another one.',
  'error.sign_in_other_browser':
    'This link works only in the browser in which you asked for it. Open it there, or ask for another one in this browser.',
  sessionEnded: 'You are not signed in any more.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  tooMany: 'Too many attempts. Wait a while and try again.',
  failed: 'That did not work: {reason}',
} as const

export type AccountKey = keyof typeof account
export type AccountTexts = Readonly<Record<AccountKey, string>>
