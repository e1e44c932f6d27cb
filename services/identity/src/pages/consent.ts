import { type AuthorizationQuery, escapeHtml, type UserProfile } from '@punctual/contracts'
import type { ConsentKey, ConsentReader } from '@punctual/messages/consent'
import type { OAuthClientRow } from '../db/schema.ts'
import type { AuthorizationRequest } from '../domain/authorization.ts'
import { page, sourceOf } from './html.ts'

/** The person of a session. */
export type ConsentPerson = Pick<UserProfile, 'name' | 'email'>

/**
 * Returns the page that asks a person for their decision, and for an API key unless they are signed
 * in. Its form carries the whole query.
 */
export function consentPage(
  { language, text }: ConsentReader,
  client: Pick<OAuthClientRow, 'name' | 'logo'>,
  {
    query,
    request,
    person,
    isKeyWrong = false,
  }: {
    query: AuthorizationQuery
    request: AuthorizationRequest
    /** Who is signed in in the browser; others enter an API key. */
    person: ConsentPerson | undefined
    isKeyWrong?: boolean
  },
): string {
  const { name = '', email = '' } = person ?? {}
  const names = { app: client.name, host: sourceOf(request.redirectUri), name, email }
  const say = (key: ConsentKey) => escapeHtml(text(key, names))
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  const items = request.scopes.map((scope) => `<li>${say(`scope.${scope}`)}</li>`).join('')
  const logo = client.logo === null ? '' : `<img src="${escapeHtml(client.logo)}" alt="">`
  const alert = isKeyWrong ? `<p role="alert" id="wrong">${say('wrongKey')}</p>` : ''
  const returnTo = `/oauth/authorize?${new URLSearchParams(query)}`
  const signIn = `/account/sign-in?${new URLSearchParams({ returnTo })}`
  const keyField = `<label for="key">${say('key')}</label>
<input id="key" name="api_key" type="password" required autocomplete="off" aria-describedby="hint${isKeyWrong ? ' wrong' : ''}">
<small id="hint">${say('keyHint')}</small>${alert}
<p><a href="${escapeHtml(signIn)}">${say('signInInstead')}</a></p>`
  const body = `${logo}<h1>${say('title')}</h1>
<p>${say('lead')}</p>
<ul>${items}</ul>
<form method="post" action="/oauth/authorize">${hidden}
${person ? `<p>${say('signedInAs')}</p>` : keyField}
<div class="choice">
<button name="decision" value="approve">${say('approve')}</button>
<button name="decision" value="deny" formnovalidate>${say('deny')}</button>
</div>
</form>
<footer>${say('target')}</footer>`
  return page({ language, title: text('title', names), body })
}

/** Returns the page that explains why the browser is not redirected. */
export function refusalPage({ language, text }: ConsentReader, reason: 'client' | 'redirect'): string {
  const title = text('wrong.title')
  const body = `<h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(text(`wrong.${reason}`))}</p>`
  return page({ language, title, body })
}
