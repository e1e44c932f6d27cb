import { scopes } from './de-scopes.ts'
import type { ConsentTexts } from './en.ts'

export const de: ConsentTexts = {
  language: 'de',
  title: '{app} bittet um Zugriff',
  lead: '{app} möchte für Sie handeln und dürfte dann:',
  scopes,
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
