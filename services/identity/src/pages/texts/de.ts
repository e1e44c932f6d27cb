import type { ConsentTexts } from './en.ts'

export const de: ConsentTexts = {
  language: 'de',
  title: '{app} bittet um Zugriff',
  lead: '{app} möchte für Sie handeln und dürfte dann:',
  permissions: {
    EVENT_TYPE_READ: 'Ihre Termintypen sehen',
    EVENT_TYPE_WRITE: 'Ihre Termintypen anlegen, ändern und löschen',
    BOOKING_READ: 'Ihre Buchungen sehen',
    BOOKING_WRITE: 'Ihre Buchungen anlegen, verschieben und absagen',
    SCHEDULE_READ: 'Ihre Arbeitszeiten sehen',
    SCHEDULE_WRITE: 'Ihre Arbeitszeiten anlegen, ändern und löschen',
    APPS_READ: 'Ihre verbundenen Apps und Kalender sehen',
    APPS_WRITE: 'Apps und Kalender verbinden und trennen',
    PROFILE_READ: 'Ihr Profil sehen',
    PROFILE_WRITE: 'Ihr Profil ändern',
  },
  key: 'Ihr API-Schlüssel',
  keyHint: 'Er zeigt, dass Sie es sind, und wird nicht weitergegeben.',
  approve: 'Erlauben',
  deny: 'Ablehnen',
  target: 'Danach geht es weiter zu {host}.',
  wrongKey: 'Dieser API-Schlüssel ist nicht gültig.',
  wrong: {
    title: 'Diese Anfrage ist nicht gültig',
    client: 'Die App, die Sie hierher geschickt hat, ist nicht bekannt.',
    redirect: 'Die App, die Sie hierher geschickt hat, nennt eine Adresse, die sie nicht angemeldet hat.',
  },
}
