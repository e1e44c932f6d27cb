import { badRequest, DomainError, type WebhookTrigger } from '@punctual/contracts'
import { type EgressRules, hostOf, type Resolve, urlProblem } from '@punctual/egress'
import { type Envelope, parseTemplate, renderBody } from '../domain/template.ts'
import type { WebhookOwner } from '../domain/webhook-event.ts'

/**
 * Checks a subscriber's URL when it is saved, by the rules of every connection, so that an
 * unreachable URL is refused with a reason. A name that cannot be resolved now is accepted: it may
 * resolve later.
 */
export function subscriberCheck(rules: EgressRules, resolve: Resolve): (url: string) => Promise<void> {
  return async (url) => {
    const problem = urlProblem(url, rules) ?? (await addressProblem(url, rules, resolve))
    if (problem === undefined) return
    throw new DomainError('subscriber_url_refused', `subscriberUrl ${problem}`, {
      details: { errors: [{ path: 'subscriberUrl', message: problem }] },
    })
  }
}

async function addressProblem(
  url: string,
  rules: EgressRules,
  resolve: Resolve,
): Promise<string | undefined> {
  const addresses = await resolve(hostOf(new URL(url))).catch(() => [])
  return addresses.every((address) => rules.allows(address))
    ? undefined
    : 'must not lead to a private or reserved address'
}

/**
 * Checks a template.
 * @param text empty or null: no template
 * @returns the template as it is stored
 * @throws DomainError webhook_template_invalid (400)
 */
export function checkTemplate(text: string | null | undefined): string | null {
  if (text === undefined || text === null || text === '') return null
  const parsed = parseTemplate(text)
  if ('template' in parsed) return text
  throw invalidTemplate(parsed.error)
}

/**
 * Renders a body with a checked template.
 * @throws DomainError webhook_template_invalid (400) when the body is too long to be sent
 */
export function renderChecked(template: string | null, envelope: Envelope): string {
  const rendered = renderBody(template, envelope)
  if ('body' in rendered) return rendered.body
  throw invalidTemplate('renders a body of more than 256 KB')
}

const invalidTemplate = (message: string): DomainError =>
  new DomainError('webhook_template_invalid', `payloadTemplate ${message}`, {
    details: { errors: [{ path: 'payloadTemplate', message }] },
  })

/**
 * Checks the triggers of a new webhook; an update accepts all. An organization delegates
 * calendars to a service, so only its webhooks get failures of that delegation.
 * @throws DomainError BadRequestException
 */
export function checkNewTriggers(triggers: readonly WebhookTrigger[], kind: WebhookOwner['kind']): void {
  if ((kind !== 'user' && kind !== 'event-type') || !triggers.includes('DELEGATION_CREDENTIAL_ERROR')) return
  throw badRequest({ path: 'triggers', message: 'DELEGATION_CREDENTIAL_ERROR is for organizations' })
}
