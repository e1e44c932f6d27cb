import { badRequest, type CreatePhoneCall, defined, oneLine, plainText } from '@punctual/contracts'
import { mailTexts } from '@punctual/messages/mails'
import type { CallDetails } from './call-details.ts'
import type { OutgoingMessage } from './outgoing.ts'

/** Who starts a call, and for which event type. */
export interface CallStarter extends Pick<CallDetails, 'teamId' | 'eventTypeId' | 'userId'> {
  organizationId: number
  /** Name of the person. */
  name: string
  language: string
}

/**
 * Checks what the schema cannot say.
 * @throws badRequest for a call that is not enabled, and for one that would say nothing
 */
export function checkPhoneCall({
  enabled = true,
  templateType,
  beginMessage,
  generalPrompt,
}: CreatePhoneCall): void {
  if (!enabled) throw badRequest({ path: 'enabled', message: 'has to be true: the call is made at once' })
  if (templateType !== 'CHECK_IN_APPOINTMENT' && !beginMessage?.trim() && !generalPrompt?.trim())
    throw badRequest({ path: 'beginMessage', message: 'or generalPrompt has to say what the call is about' })
}

/** Builds the call that a person asks for; `id` is what its answer calls it. */
export function phoneCall(
  id: string,
  { organizationId, name, language, ...whose }: CallStarter,
  wanted: CreatePhoneCall,
): OutgoingMessage {
  const { yourPhoneNumber: from, numberToCall: recipient, guestName, guestEmail, guestCompany } = wanted
  const scheduler = oneLine(wanted.schedulerName ?? '') || name
  const guest = oneLine(guestName ?? '')
  const ownText = plainText(wanted.beginMessage ?? '').trim()
  const isCheckIn = wanted.templateType === 'CHECK_IN_APPOINTMENT'
  return {
    organizationId,
    dedupeKey: `phone-call:${id}`,
    channel: 'call',
    recipient,
    senderName: scheduler,
    subject: '',
    text:
      ownText || !isCheckIn
        ? ownText
        : mailTexts(language)('checkInCall.text', { guest: guest || 'none', scheduler }),
    call: {
      ...whose,
      from,
      scheduler,
      guest: defined({
        name: guest || undefined,
        email: guestEmail,
        company: oneLine(guestCompany ?? '') || undefined,
      }),
      ...(wanted.generalPrompt ? { prompt: plainText(wanted.generalPrompt) } : {}),
    },
  }
}
