import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { DateTime, PageQuery } from './common.ts'
import { about, CreatedAt, shownIdOf, textIdOf, UpdatedAt } from './fields.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'
import { OrganizationTeamPath } from './teams.ts'

const key = Type.String({ minLength: 1, maxLength: 100 })

const formFieldTypes = ['text', 'textarea', 'number', 'email', 'phone', 'select', 'multiselect'] as const
export const FormField = Type.Object({
  id: about('Id of the field. Generated if omitted.', Type.Optional(key)),
  identifier: about(
    'Name of the field in responses and variables. Made from the label if omitted.',
    Type.Optional(key),
  ),
  label: about('Label.', Type.String({ minLength: 1, maxLength: 200 })),
  type: about('Type of the field.', oneOf(formFieldTypes)),
  required: about('Whether the field must be answered.', Type.Optional(Type.Boolean())),
  options: about(
    'Options of a `select` or `multiselect` field.',
    Type.Optional(
      Type.Array(
        Type.Object({
          id: about('Id of the option. Generated if omitted.', Type.Optional(key)),
          label: about('Label.', Type.String({ minLength: 1, maxLength: 200 })),
        }),
        { maxItems: 200 },
      ),
    ),
  ),
})

const formOperators = ['equals', 'notEquals', 'contains', 'isEmpty', 'isNotEmpty'] as const
export const FormCondition = Type.Object({
  fieldId: about('Id of the field.', key),
  operator: about('How the answer is compared with `value`.', oneOf(formOperators)),
  value: about(
    'Value to compare with: text, a number, or a list of texts.',
    Type.Optional(
      Type.Union(
        [Type.String({ maxLength: 1000 }), Type.Number(), Type.Array(Type.String(), { maxItems: 200 })],
        {
          errorMessage: 'must be a text, a number or a list of texts',
        },
      ),
    ),
  ),
})
export type FormCondition = Static<typeof FormCondition>

const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const memberOperators = ['anyOf', 'allOf', 'noneOf'] as const
/** A condition on the attributes of members, compared with fixed values or with an answer. */
export const MemberCondition = Type.Object({
  attributeId: about(
    'Id of the attribute, one of the organization.',
    Type.String({ pattern: uuidPattern, errorMessage: 'must be the id of an attribute' }),
  ),
  operator: about('Whether the member has one of the values, all of them, or none.', oneOf(memberOperators)),
  value: about(
    'Values to compare with: the values or slugs of options. Give either `value` or `fieldId`.',
    Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 100 })),
  ),
  fieldId: about(
    'Id of the field whose answer has the values. Without an answer, the condition holds for every member.',
    Type.Optional(key),
  ),
})
export type MemberCondition = Static<typeof MemberCondition>

/** All conditions of a route have to hold; a route without conditions matches every response. */
export const FormRouteRule = Type.Object({
  id: about('Id of the route. Generated if omitted.', Type.Optional(key)),
  conditions: about(
    'Conditions that all have to hold. A route without conditions takes every response.',
    Type.Optional(Type.Array(FormCondition, { maxItems: 50 })),
  ),
  action: about(
    'What happens with the response.',
    Type.Object({
      type: about(
        'Book an event type, show a message, or redirect to a URL.',
        oneOf(['eventType', 'message', 'redirect']),
      ),
      eventTypeId: about(
        'Id of the event type, for the type `eventType`.',
        Type.Optional(Type.Integer({ minimum: 1 })),
      ),
      value: about('The message or the URL.', Type.Optional(Type.String({ maxLength: 2000 }))),
    }),
  ),
  memberConditions: about(
    "Conditions on the attributes of the team's members, which all have to hold: they choose among the hosts of the event type. All hosts are possible if no host matches. For forms of a team.",
    Type.Optional(Type.Array(MemberCondition, { maxItems: 20 })),
  ),
})
export type FormRouteRule = Static<typeof FormRouteRule>

/** Body of POST .../routing-forms. */
export const CreateRoutingForm = Type.Object({
  name: about('Name.', Type.String({ minLength: 1, maxLength: 200 })),
  description: about('Description.', Type.Optional(Type.String({ maxLength: 2000 }))),
  disabled: about('Whether the form takes no responses. Defaults to `false`.', Type.Optional(Type.Boolean())),
  fields: about('Fields.', Type.Optional(Type.Array(FormField, { maxItems: 100 }))),
  routes: about(
    'Routes, in order. The first one whose conditions hold applies.',
    Type.Optional(Type.Array(FormRouteRule, { maxItems: 100 })),
  ),
})
export type CreateRoutingForm = Static<typeof CreateRoutingForm>
export const UpdateRoutingForm = Type.Partial(CreateRoutingForm)
export type UpdateRoutingForm = Static<typeof UpdateRoutingForm>

/** A form in answers. */
export const RoutingForm = Type.Object({
  id: textIdOf('the routing form'),
  name: about('Name.', Type.String()),
  description: about('Description.', Type.String()),
  position: about("Position among the owner's routing forms.", Type.Integer()),
  userId: about('Id of the user who created it.', Type.Integer()),
  teamId: about("Id of the team; `null` for a user's form.", nullable(Type.Integer())),
  disabled: about('Whether the form takes no responses.', Type.Boolean()),
  fields: about('Fields.', Type.Array(Type.Required(FormField))),
  routes: about(
    'Routes, in order. The first one whose conditions hold applies.',
    Type.Array(
      Type.Object({
        ...FormRouteRule.properties,
        id: about('Id of the route.', key),
        conditions: about(
          'Conditions that all have to hold. A route without conditions takes every response.',
          Type.Array(FormCondition),
        ),
      }),
    ),
  ),
  settings: about('Settings of the form.', Type.Record(Type.String(), Type.Unknown())),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
})
export type RoutingForm = Static<typeof RoutingForm>

const routingFormId = about('Id of the routing form.', Type.String({ minLength: 1, maxLength: 100 }))
const responseId = about('Id of the response.', Type.Integer({ minimum: 1 }))
const paths = <T extends Record<string, TSchema>>(above: T) => ({
  form: Type.Object({ ...above, routingFormId }),
  response: Type.Object({ ...above, routingFormId, responseId }),
})
export const RoutingFormPaths = paths({})
export const OrganizationRoutingFormPaths = paths(OrganizationPath.properties)
export const TeamRoutingFormPaths = paths(OrganizationTeamPath.properties)

const order = about('Sort by this time: `asc` or `desc`.', Type.Optional(oneOf(['asc', 'desc'])))
/** Filters and order of forms and of responses. */
export const RoutingFormsQuery = Type.Object({
  ...PageQuery,
  sortCreatedAt: order,
  sortUpdatedAt: order,
  afterCreatedAt: about('Only items created at this time or later, ISO 8601.', Type.Optional(DateTime)),
  beforeCreatedAt: about('Only items created at this time or earlier, ISO 8601.', Type.Optional(DateTime)),
  afterUpdatedAt: about('Only items last changed at this time or later, ISO 8601.', Type.Optional(DateTime)),
  beforeUpdatedAt: about(
    'Only items last changed at this time or earlier, ISO 8601.',
    Type.Optional(DateTime),
  ),
  routedToBookingUid: about(
    'Only responses that led to the booking with this uid.',
    Type.Optional(Type.String({ maxLength: 100 })),
  ),
})
export type RoutingFormsQuery = Static<typeof RoutingFormsQuery>
/** Query of the lists of forms. */
export const ListRoutingForms = Type.Object({
  ...RoutingFormsQuery.properties,
  teamIds: about(
    'Only forms of one of these teams. Separated by commas or repeated.',
    Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100 })),
  ),
})
export type ListRoutingForms = Static<typeof ListRoutingForms>

/** What slots are asked for; they are passed on to `GET /v2/slots` as they are. */
export const FormSlotsQuery = Type.Object({
  start: about(
    'Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  ),
  end: about(
    'End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  ),
  timeZone: about(
    'IANA time zone of the slots. Defaults to UTC.',
    Type.Optional(Type.String({ maxLength: 64 })),
  ),
  duration: about("Length in minutes, one of the event type's.", Type.Optional(Type.Integer({ minimum: 1 }))),
  format: about(
    '`time` for starts only, `range` for starts and ends.',
    Type.Optional(Type.String({ maxLength: 20 })),
  ),
  bookingUidToReschedule: about(
    'Uid of the booking to reschedule. Its time counts as free.',
    Type.Optional(Type.String({ maxLength: 100 })),
  ),
})
export type FormSlotsQuery = Static<typeof FormSlotsQuery>
export const CreateFormResponseQuery = Type.Object({
  ...FormSlotsQuery.properties,
  queueResponse: about(
    '`true` queues the response. A booking with its `queuedResponseId` submits it.',
    Type.Optional(oneOf(['true', 'false'])),
  ),
})

/**
 * Answers by the identifier or the id of each field; a choice by the label or the id of its
 * options.
 */
export const FormAnswers = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
  maxProperties: 200,
})
export const UpdateFormResponse = Type.Object({
  response: about('Answers to change, by the identifier or id of their fields.', Type.Optional(FormAnswers)),
})

export const FormResponse = Type.Object({
  id: shownIdOf('the response'),
  formId: textIdOf('the routing form'),
  formFillerId: about(
    'Id of the submission, such as the `queuedResponseId` of a queued response.',
    Type.String(),
  ),
  routedToBookingUid: about(
    'Uid of the booking that it led to; `null` if there is none.',
    nullable(Type.String()),
  ),
  response: about('Answers, by the ids of their fields.', Type.Record(Type.String(), Type.Unknown())),
  createdAt: CreatedAt,
})
export type FormResponse = Static<typeof FormResponse>

const slots = about('Slots of the event type, by date.', Type.Record(Type.String(), Type.Unknown()))
/** Where a response leads: slots of an event type, a message, or another page. */
export const RoutedResponseAnswer = answer(
  Type.Object({
    eventTypeId: about('Id of the event type that the response leads to.', Type.Optional(Type.Integer())),
    routing: about(
      'What to send as `routing` when the event type is booked.',
      Type.Optional(
        Type.Object({
          responseId: about(
            'Id of the response; `null` for one that was queued or not kept.',
            nullable(Type.Integer()),
          ),
          queuedResponseId: about('Id of the queued response.', Type.Optional(Type.String())),
          teamMemberIds: about(
            'Ids of the members who match the conditions of the route and may host the booking; empty if all hosts may.',
            Type.Array(Type.Integer()),
          ),
          teamMemberEmail: about(
            'Email address of the member who hosts the booking, if exactly one matches the conditions of the route.',
            Type.Optional(Type.String()),
          ),
          skipContactOwner: about(
            'Always `false`: `teamMemberEmail` counts when the event type is booked.',
            Type.Boolean(),
          ),
        }),
      ),
    ),
    routingCustomMessage: about('Message to show.', Type.Optional(Type.String())),
    routingExternalRedirectUrl: about('URL to redirect to.', Type.Optional(Type.String())),
    slots: Type.Optional(slots),
  }),
)
export const FormSlotsAnswer = RoutedResponseAnswer
export const RoutingFormAnswer = answer(RoutingForm)
export const RoutingFormsAnswer = list(RoutingForm)
export const FormResponseAnswer = answer(FormResponse)
export const FormResponsesAnswer = list(FormResponse)
