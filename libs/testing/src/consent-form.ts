/**
 * Acts as a person in a browser: opens the address from an app, enters an API key, and decides.
 * @returns the app's address to which the browser is redirected
 * @throws Error when the page is not shown
 */
export async function decide(
  authorizationUrl: string | URL,
  apiKey: string,
  decision: 'approve' | 'deny' = 'approve',
): Promise<URL> {
  const headers = { accept: 'text/html' }
  const page = await fetch(authorizationUrl, { headers, redirect: 'manual' })
  const location = page.headers.get('location')
  if (location !== null) return new URL(location)
  const html = await page.text()
  if (page.status !== 200) throw new Error(`the page answered ${page.status}: ${html}`)
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  const form = new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, unescapeHtml(value)]),
  )
  form.set('api_key', apiKey)
  form.set('decision', decision)
  const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1] ?? ''
  const target = new URL(action, authorizationUrl)
  const answer = await fetch(target, { method: 'POST', headers, body: form, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`the form answered ${answer.status}: ${await answer.text()}`)
  return new URL(answer.headers.get('location') ?? '')
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
