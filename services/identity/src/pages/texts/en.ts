import type { AppScope } from '@punctual/contracts'
import { scopes } from './en-scopes.ts'

/** The words of the consent page in one language. Placeholders: {app}, {host} (where the app is). */
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

export const en: ConsentTexts = {
  language: 'en',
  title: '{app} asks for access',
  lead: '{app} wants to act for you. It would be allowed to:',
  scopes,
  key: 'Your API key',
  keyHint: 'It shows that it is you, and is not passed on.',
  approve: 'Approve',
  deny: 'Deny',
  target: 'You will be taken to {host}.',
  wrongKey: 'This API key is not valid.',
  wrong: {
    title: 'This request is not valid',
    client: 'The app that sent you here is not known.',
    redirect: 'The app that sent you here wants you to be taken to an address that it has not registered.',
  },
}
