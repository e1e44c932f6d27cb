import type { DomainEvent, EventData, routingFormSubmitted } from '@punctual/contracts'
import type { WebhookEvent } from './webhook-event.ts'

/**
 * Returns the webhook event of a routing form's response (docs/domain.md#triggers); one without a
 * booking also contains where the form led.
 */
export function formEvent(
  trigger: 'FORM_SUBMITTED' | 'FORM_SUBMITTED_NO_EVENT',
  { id, time, data }: DomainEvent<EventData<typeof routingFormSubmitted>>,
): WebhookEvent {
  const { form, responses, route } = data
  const payload = {
    formId: form.id,
    formName: form.name,
    teamId: form.teamId,
    responses: Object.fromEntries(
      Object.entries(responses).map(([field, { value, response }]) => [field, { value, response }]),
    ),
    ...(trigger === 'FORM_SUBMITTED_NO_EVENT' && { redirect: route }),
  }
  const owner = form.teamId === null ? { userId: form.userId } : { teamId: form.teamId }
  return { id, trigger, at: new Date(time), organizationId: form.organizationId, ...owner, payload }
}
