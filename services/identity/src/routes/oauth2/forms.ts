import { badRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'

/**
 * Lets the routes of an app take forms as well as JSON: an object of texts.
 * @throws 400 for a field that comes twice: it could mean one thing here and another elsewhere
 */
export function acceptForms(app: App): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))]
    const names = fields.map(([name]) => name)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice === undefined) done(null, Object.fromEntries(fields))
    else done(badRequest({ path: twice, message: 'must be sent once' }))
  })
}
