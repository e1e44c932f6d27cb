import type { AppScope } from '@punctual/contracts'
import { scopes } from './en-scopes.ts'

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
