import { type AuthorizationQuery, escapeHtml } from '@punctual/contracts'
import type { OAuthClientRow } from '../db/schema.ts'
import type { AuthorizationRequest } from '../domain/authorization.ts'
import { page, sourceOf } from './html.ts'
import type { ConsentTexts } from './texts/index.ts'

/**
 * Returns the page that asks a person for their decision and API key. Its form carries the whole
 * query.
 */
export function consentPage(
  texts: ConsentTexts,
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
  const say = (text: string) => {
    const words: Record<string, string> = { app: client.name, host: sourceOf(request.redirectUri) }
    return escapeHtml(text.replace(/\{(app|host)\}/g, (_, name: string) => words[name] ?? ''))
  }
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  const items = request.scopes.map((scope) => `<li>${escapeHtml(texts.scopes[scope])}</li>`).join('')
  const logo = client.logo === null ? '' : `<img src="${escapeHtml(client.logo)}" alt="">`
  const alert = isKeyWrong ? `<p role="alert" id="wrong">${escapeHtml(texts.wrongKey)}</p>` : ''
  const body = `${logo}<h1>${say(texts.title)}</h1>
<p>${say(texts.lead)}</p>
<ul>${items}</ul>
<form method="post" action="/oauth/authorize">${hidden}
<label for="key">${escapeHtml(texts.key)}</label>
<input id="key" name="api_key" type="password" required autocomplete="off" aria-describedby="hint${isKeyWrong ? ' wrong' : ''}">
<small id="hint">${escapeHtml(texts.keyHint)}</small>${alert}
<div class="choice">
<button name="decision" value="approve">${escapeHtml(texts.approve)}</button>
<button name="decision" value="deny" formnovalidate>${escapeHtml(texts.deny)}</button>
</div>
</form>
<footer>${say(texts.target)}</footer>`
  const title = texts.title.replace('{app}', () => client.name)
  return page({ language: texts.language, title, body })
}

/** Returns the page that explains why the browser is not redirected. */
export function refusalPage({ language, wrong }: ConsentTexts, reason: 'client' | 'redirect'): string {
  const { title } = wrong
  const body = `<h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(wrong[reason])}</p>`
  return page({ language, title, body })
}
