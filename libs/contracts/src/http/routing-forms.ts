import { type Static, Type } from '@sinclair/typebox'
import { DateTime, PageQuery } from './common.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'
import { OrganizationTeamPath } from './teams.ts'

const key = Type.String({ minLength: 1, maxLength: 100 })

const formFieldTypes = ['text', 'textarea', 'number', 'email', 'phone', 'select', 'multiselect'] as const
export const FormField = Type.Object({
  /** Made when it is left out. */
  id: Type.Optional(key),
  /** Names the field in responses and variables; made of the label when it is left out. */
  identifier: Type.Optional(key),
  label: Type.String({ minLength: 1, maxLength: 200 }),
  type: oneOf(formFieldTypes),
  required: Type.Optional(Type.Boolean()),
  options: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.Optional(key), label: Type.String({ minLength: 1, maxLength: 200 }) }),
      { maxItems: 200 },
    ),
  ),
})

const formOperators = ['equals', 'notEquals', 'contains', 'isEmpty', 'isNotEmpty'] as const
export const FormCondition = Type.Object({
  fieldId: key,
  operator: oneOf(formOperators),
  value: Type.Optional(
    Type.Union(
      [Type.String({ maxLength: 1000 }), Type.Number(), Type.Array(Type.String(), { maxItems: 200 })],
      {
        errorMessage: 'must be a text, a number or a list of texts',
      },
    ),
  ),
})
export type FormCondition = Static<typeof FormCondition>

/** All conditions of a route have to hold; one without any takes everybody. */
export const FormRouteRule = Type.Object({
  id: Type.Optional(key),
  conditions: Type.Optional(Type.Array(FormCondition, { maxItems: 50 })),
  action: Type.Object({
    type: oneOf(['eventType', 'message', 'redirect']),
    eventTypeId: Type.Optional(Type.Integer({ minimum: 1 })),
    /** The message, or the URL to go to. */
    value: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
})
export type FormRouteRule = Static<typeof FormRouteRule>

/** Body of POST .../routing-forms (contract, Names: routing forms). */
export const CreateRoutingForm = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  disabled: Type.Optional(Type.Boolean()),
  fields: Type.Optional(Type.Array(FormField, { maxItems: 100 })),
  routes: Type.Optional(Type.Array(FormRouteRule, { maxItems: 100 })),
})
export type CreateRoutingForm = Static<typeof CreateRoutingForm>
export const UpdateRoutingForm = Type.Partial(CreateRoutingForm)
export type UpdateRoutingForm = Static<typeof UpdateRoutingForm>

/** A form in answers. */
export const RoutingForm = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  position: Type.Integer(),
  userId: Type.Integer(),
  teamId: nullable(Type.Integer()),
  disabled: Type.Boolean(),
  fields: Type.Array(Type.Required(FormField)),
  routes: Type.Array(
    Type.Object({ ...FormRouteRule.properties, id: key, conditions: Type.Array(FormCondition) }),
  ),
  settings: Type.Record(Type.String(), Type.Unknown()),
  createdAt: Type.String(),
  updatedAt: Type.String(),
})
export type RoutingForm = Static<typeof RoutingForm>

const routingFormId = Type.String({ minLength: 1, maxLength: 100 })
const responseId = Type.Integer({ minimum: 1 })
const paths = <T extends Record<string, import('@sinclair/typebox').TSchema>>(above: T) => ({
  form: Type.Object({ ...above, routingFormId }),
  response: Type.Object({ ...above, routingFormId, responseId }),
})
export const RoutingFormPaths = paths({})
export const OrganizationRoutingFormPaths = paths(OrganizationPath.properties)
export const TeamRoutingFormPaths = paths(OrganizationTeamPath.properties)

const order = Type.Optional(oneOf(['asc', 'desc']))
/** Filters and order of forms and of responses. */
export const RoutingFormsQuery = Type.Object({
  ...PageQuery,
  sortCreatedAt: order,
  sortUpdatedAt: order,
  afterCreatedAt: Type.Optional(DateTime),
  beforeCreatedAt: Type.Optional(DateTime),
  afterUpdatedAt: Type.Optional(DateTime),
  beforeUpdatedAt: Type.Optional(DateTime),
  routedToBookingUid: Type.Optional(Type.String({ maxLength: 100 })),
})
export type RoutingFormsQuery = Static<typeof RoutingFormsQuery>

/** What slots are asked for; they are passed on to `GET /v2/slots` as they are. */
export const FormSlotsQuery = Type.Object({
  /** Needed where the answers lead to an event type. */
  start: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  end: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  timeZone: Type.Optional(Type.String({ maxLength: 64 })),
  duration: Type.Optional(Type.Integer({ minimum: 1 })),
  format: Type.Optional(Type.String({ maxLength: 20 })),
  bookingUidToReschedule: Type.Optional(Type.String({ maxLength: 100 })),
})
export type FormSlotsQuery = Static<typeof FormSlotsQuery>
export const CreateFormResponseQuery = Type.Object({
  ...FormSlotsQuery.properties,
  queueResponse: Type.Optional(oneOf(['true', 'false'])),
})

/** Answers by the identifier or the id of each field; a choice by the label or the id of its options. */
export const FormAnswers = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
  maxProperties: 200,
})
export const UpdateFormResponse = Type.Object({ response: Type.Optional(FormAnswers) })

export const FormResponse = Type.Object({
  id: Type.Integer(),
  formId: Type.String(),
  formFillerId: Type.String(),
  routedToBookingUid: nullable(Type.String()),
  /** By the id of the field. */
  response: Type.Record(Type.String(), Type.Unknown()),
  createdAt: Type.String(),
})
export type FormResponse = Static<typeof FormResponse>

const slots = Type.Record(Type.String(), Type.Unknown())
/** Where a response leads: slots of an event type, a message, or another page. */
export const RoutedResponseAnswer = answer(
  Type.Object({
    eventTypeId: Type.Optional(Type.Integer()),
    routing: Type.Optional(
      Type.Object({
        responseId: nullable(Type.Integer()),
        queuedResponseId: Type.Optional(Type.String()),
        teamMemberIds: Type.Array(Type.Integer()),
      }),
    ),
    routingCustomMessage: Type.Optional(Type.String()),
    routingExternalRedirectUrl: Type.Optional(Type.String()),
    slots: Type.Optional(slots),
  }),
)
export const FormSlotsAnswer = RoutedResponseAnswer
export const RoutingFormAnswer = answer(RoutingForm)
export const RoutingFormsAnswer = list(RoutingForm)
export const FormResponseAnswer = answer(FormResponse)
export const FormResponsesAnswer = list(FormResponse)
