import type { AccountTexts } from '../en/account.ts'

export const account: AccountTexts = {
  loading: 'Einen Moment …',
  signIn: 'Anmelden',
  signInAbout: 'Wir schicken Ihnen einen Link, der Sie anmeldet. Ein Passwort gibt es nicht.',
  email: 'E-Mail-Adresse',
  send: 'Link zuschicken',
  sent: 'Sehen Sie in Ihr Postfach',
  sentAbout:
    'Wenn zu {email} ein Konto gehört, ist ein Link unterwegs. Öffnen Sie ihn innerhalb von zehn Minuten in diesem Browser.',
  another: 'Einen anderen Link anfordern',
  signInWith: 'Mit {name} anmelden',
  choose: 'Welches Konto möchten Sie öffnen?',
  signInAs: 'Als {name} anmelden',
  signInAsOf: 'Als {name}, {organization} anmelden',
  title: 'Ihr Konto',
  signOut: 'Abmelden',
  sessions: 'Wo Sie angemeldet sind',
  thisBrowser: 'Dieser Browser',
  otherBrowser: 'Ein anderer Browser',
  lastUsed: 'Zuletzt benutzt {when}',
  endSession: 'Dort abmelden',
  endOthers: 'Überall sonst abmelden',
  apps: 'Apps, die für Sie handeln',
  noApps: 'Keine App handelt für Sie.',
  revoke: 'Zugriff entziehen',
  keys: 'API-Schlüssel',
  noKeys: 'Sie haben keine API-Schlüssel.',
  note: 'Notiz',
  create: 'Schlüssel erstellen',
  created: 'Kopieren Sie den Schlüssel jetzt. Er wird nicht noch einmal angezeigt.',
  deleteKey: 'Löschen',
  neverUsed: 'Noch nicht benutzt',
  expires: 'Läuft ab: {when}',
  neverExpires: 'Läuft nie ab',
  calendars: 'Verbundene Kalender',
  noCalendars: 'Kein Kalender ist verbunden.',
  disconnect: 'Trennen',
  connect: '{name} verbinden',
  connectFailed:
    'Der Kalender wurde nicht verbunden. Versuchen Sie es noch einmal und erlauben Sie den Zugriff.',
  rooms: 'Videoräume',
  builtInVideo: 'Eingebautes Video',
  defaultRoom: 'Standard für Ihre Termintypen',
  useRoom: 'Als Standard verwenden',
  roomRefuses: '{name} verweigert den Zugriff. Verbinden Sie es erneut.',
  roomFailed:
    'Der Raum wurde nicht verbunden. Versuchen Sie es erneut und erlauben Sie den erbetenen Zugriff.',
  sure: '{action}: {name} – wirklich?',
  done: 'Erledigt.',
  'error.provider_sign_in_failed':
    'Ihre Organisation hat Sie nicht angemeldet. Versuchen Sie es noch einmal, oder fordern Sie einen Link per E-Mail an.',
  'error.provider_account_missing':
    'Ihre Organisation hat Sie angemeldet, hat hier aber kein Konto mit bestätigter Adresse für Sie. Bitte wenden Sie sich an deren Administration.',
  'error.identity_provider_failing':
    'Die Anmeldung Ihrer Organisation ist nicht erreichbar. Fordern Sie einen Link per E-Mail an.',
  'error.invalid_sign_in_link':
    'Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig. Fordern Sie einen anderen an.',
  'error.sign_in_other_browser':
    'Dieser Link funktioniert nur in dem Browser, in dem Sie ihn angefordert haben. Öffnen Sie ihn dort, oder fordern Sie in diesem Browser einen anderen an.',
  sessionEnded: 'Sie sind nicht mehr angemeldet.',
  unreachable:
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tooMany: 'Zu viele Versuche. Warten Sie etwas und versuchen Sie es noch einmal.',
  failed: 'Das hat nicht funktioniert: {reason}',
}
