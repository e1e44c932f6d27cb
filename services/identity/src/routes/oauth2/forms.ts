import { badRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'

/**
 * Makes the routes of apps accept forms as well as JSON: an object of strings. A field without a
 * value counts as omitted (RFC 6749, 3.2).
 * @throws 400 for a repeated field, which parsers could read differently
 */
export function acceptForms(app: App): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))]
    const names = fields.map(([name]) => name)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice === undefined) done(null, Object.fromEntries(fields.filter(([, value]) => value !== '')))
    else done(badRequest({ path: twice, message: 'must be sent once' }))
  })
}
