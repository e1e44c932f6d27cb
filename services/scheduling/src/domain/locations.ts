import type { EventTypeLocation, EventTypeLocationInput, FieldError } from '@punctual/contracts'

const values = ['address', 'link', 'integration', 'phone'] as const
type ValueType = (typeof values)[number]
const hasValue = (type: string): type is ValueType => (values as readonly string[]).includes(type)

/** Returns the location with only the fields of its type; its value is public by default. */
export function eventTypeLocation(input: EventTypeLocationInput): EventTypeLocation {
  const { type } = input
  if (!hasValue(type)) return { type }
  const value = input[type] ?? ''
  return type === 'integration'
    ? { type, [type]: value }
    : { type, [type]: value, public: input.public ?? true }
}

/** Returns the errors of the given locations. */
export function locationErrors(inputs: readonly EventTypeLocationInput[]): FieldError[] {
  return inputs.flatMap((input, index) =>
    hasValue(input.type) && !input[input.type]
      ? [{ path: `locations.${index}.${input.type}`, message: `is required for ${input.type}` }]
      : [],
  )
}
