import { type AuthorizationQuery, escapeHtml } from '@punctual/contracts'
import type { ConsentKey, ConsentReader } from '@punctual/messages/consent'
import type { OAuthClientRow } from '../db/schema.ts'
import type { AuthorizationRequest } from '../domain/authorization.ts'
import { page, sourceOf } from './html.ts'

/**
 * Returns the page that asks a person for their decision and API key. Its form carries the whole
 * query.
 */
export function consentPage(
  { language, text }: ConsentReader,
  client: Pick<OAuthClientRow, 'name' | 'logo'>,
  {
    query,
    request,
    isKeyWrong = false,
  }: {
    query: AuthorizationQuery
    request: AuthorizationRequest
    isKeyWrong?: boolean
  },
): string {
  const names = { app: client.name, host: sourceOf(request.redirectUri) }
  const say = (key: ConsentKey) => escapeHtml(text(key, names))
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  const items = request.scopes.map((scope) => `<li>${say(`scope.${scope}`)}</li>`).join('')
  const logo = client.logo === null ? '' : `<img src="${escapeHtml(client.logo)}" alt="">`
  const alert = isKeyWrong ? `<p role="alert" id="wrong">${say('wrongKey')}</p>` : ''
  const body = `${logo}<h1>${say('title')}</h1>
<p>${say('lead')}</p>
<ul>${items}</ul>
<form method="post" action="/oauth/authorize">${hidden}
<label for="key">${say('key')}</label>
<input id="key" name="api_key" type="password" required autocomplete="off" aria-describedby="hint${isKeyWrong ? ' wrong' : ''}">
<small id="hint">${say('keyHint')}</small>${alert}
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
