import { type Static, Type } from '@sinclair/typebox'
import { Email } from './common.ts'
import { about, Phone } from './fields.ts'
import { answer, oneOf } from './shapes.ts'

const name = (description: string) => about(description, Type.Optional(Type.String({ maxLength: 200 })))

/** Body of POST .../event-types/{eventTypeId}/create-phone-call. */
export const CreatePhoneCall = Type.Object({
  yourPhoneNumber: about(
    'Number that the call comes from, in E.164 format: one that the team has verified, or that of the installation.',
    Phone,
  ),
  numberToCall: about('Number to call, in E.164 format.', Phone),
  calApiKey: about(
    'Has no effect: the call needs no key of the API. It is not stored.',
    Type.Optional(Type.String({ maxLength: 200 })),
  ),
  enabled: about('Always `true`.', Type.Optional(Type.Boolean({ default: true }))),
  templateType: about(
    'What the call says: your own text, or a question whether an appointment still suits the guest. Defaults to `CUSTOM_TEMPLATE`.',
    Type.Optional(oneOf(['CHECK_IN_APPOINTMENT', 'CUSTOM_TEMPLATE'])),
  ),
  schedulerName: name('Who calls. Defaults to the name of the caller of this operation.'),
  guestName: name('Name of the person who is called.'),
  guestEmail: about('Email address of the person who is called.', Type.Optional(Email)),
  guestCompany: name('Company of the person who is called.'),
  beginMessage: about(
    'What the call says first. `CUSTOM_TEMPLATE` needs it or `generalPrompt`.',
    Type.Optional(Type.String({ maxLength: 2000 })),
  ),
  generalPrompt: about(
    'Instructions for the rest of the call.',
    Type.Optional(Type.String({ maxLength: 10_000 })),
  ),
})
export type CreatePhoneCall = Static<typeof CreatePhoneCall>

export const PhoneCallAnswer = answer(
  Type.Object({ callId: about('Id of the call, which is about to be made.', Type.String()) }),
)
