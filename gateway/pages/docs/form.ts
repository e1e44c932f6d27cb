const storageKey = 'docs-credential'

/** Shows the form of the page's operation, if it has one, and sends what it holds. */
export function createForm(): void {
  const section = document.querySelector<HTMLElement>('#try')
  const form = section?.querySelector('form')
  const status = section?.querySelector<HTMLElement>('[role="status"]')
  if (!section || !form || !status) return
  section.hidden = false
  // Kept for this tab only, so that other pages of the reference need not ask for it again.
  const credential = form.querySelector<HTMLInputElement>('[name="bearer"], [name="key"]')
  if (credential) credential.value = sessionStorage.getItem(storageKey) ?? ''
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (credential) sessionStorage.setItem(storageKey, credential.value)
    const button = form.querySelector('button')
    if (button) button.disabled = true
    status.replaceChildren(paragraph('Sending'))
    try {
      const response = await fetch(...requestOf(form))
      const text = await response.text()
      const block = document.createElement('pre')
      block.tabIndex = 0
      block.textContent = indented(text)
      const id = response.headers.get('x-request-id')
      status.replaceChildren(
        paragraph(`${response.status} ${response.statusText}${id ? `, request ${id}` : ''}`),
        block,
      )
    } catch (error) {
      status.replaceChildren(paragraph(`The call failed: ${error}`))
    }
    if (button) button.disabled = false
  })
}

function requestOf(form: HTMLFormElement): [string, RequestInit] {
  const { method = 'GET', path = '', type = '' } = form.dataset
  const headers = new Headers()
  const query = new URLSearchParams()
  let url = path
  let body: string | undefined
  for (const [name, given] of new FormData(form)) {
    const value = `${given}`
    const [where, key = ''] = name.split(/:(.*)/)
    if (where === 'path') url = url.replace(`{${key}}`, encodeURIComponent(value))
    if (value === '') continue
    if (where === 'query') query.set(key, value)
    if (where === 'header') headers.set(key, value)
    if (name === 'bearer') headers.set('authorization', `Bearer ${value}`)
    if (name === 'key') query.set('apiKey', value)
    if (name === 'body') body = value
  }
  if (body !== undefined) headers.set('content-type', type)
  return [
    query.size > 0 ? `${url}?${query}` : url,
    { method, headers, credentials: 'omit', ...(body !== undefined && { body }) },
  ]
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
