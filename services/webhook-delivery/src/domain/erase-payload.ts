import {
  type Contact,
  erasedAddress,
  erasedName,
  literal,
  samePerson,
  wholeNumber,
} from '@punctual/contracts'

const nowhere = erasedAddress()

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Answers in which the booker wrote about themselves. */
const ownWords = new Set([
  'additionalNotes',
  'description',
  'cancellationReason',
  'rejectionReason',
  'rescheduleReason',
])

/**
 * Removes all persons with that address or, without one, with that phone number from a payload:
 * names, addresses, phone numbers and answers (docs/domain.md#erasure). Keeps the payload's shape
 * for templates and receivers.
 */
export function erasePayload(payload: Fields, person: Contact): Fields {
  const { email, phoneNumber = '' } = person
  const isNumber = email === ''
  const isThem = (value: unknown) =>
    typeof value === 'string' &&
    (isNumber ? value === phoneNumber : value.toLowerCase() === email.toLowerCase())
  const replacement = isNumber ? '' : nowhere
  const pattern = new RegExp(isNumber ? wholeNumber(phoneNumber) : literal(email), 'gi')
  const isPerson = (fields: Fields) => {
    const contact = contactIn(fields)
    return contact !== undefined && samePerson(contact, person)
  }
  const known = knownOf(payload, isPerson)
  const wasBooker =
    isFields(payload.responses) &&
    isAnswered(payload.responses, isThem) &&
    !(isNumber && isFields(payload.responses.email) && payload.responses.email.value)

  function erase(value: unknown, key = ''): unknown {
    if (typeof value === 'string') {
      if (isThem(value)) return replacement
      if (wasBooker && ownWords.has(key)) return ''
      if (known.phones.includes(value)) return ''
      return mentions.has(key) ? withoutNames(value) : value
    }
    if (Array.isArray(value)) return value.map((one) => erase(one, key))
    if (!isFields(value)) return value
    if (isAnswers(key) && wasBooker) return eraseAnswers(value, (one) => (isThem(one) ? replacement : ''))
    if (key === 'metadata' && wasBooker) return {}
    const erased = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, erase(one, name)]))
    if (!isPerson(value)) return erased
    return {
      ...erased,
      name: erasedName,
      ...('username' in value && { username: '' }),
      ...('phoneNumber' in value && { phoneNumber: null }),
    }
  }
  const withoutNames = (text: string): string =>
    known.names.reduce(
      (left, name) => left.replaceAll(name, erasedName),
      text.replaceAll(pattern, isNumber ? erasedName : nowhere),
    )
  return erase(payload) as Fields
}

/** Returns how the person is reached whom an object describes. */
function contactIn({ email, phoneNumber }: Fields): Contact | undefined {
  if (typeof email !== 'string') return undefined
  return { email, ...(typeof phoneNumber === 'string' && { phoneNumber }) }
}

/** Texts that contain names. */
const mentions = new Set(['title', 'message', 'body', 'eventTitle'])
const isAnswers = (key: string): boolean => key === 'responses' || key === 'userFieldsResponses'

/** Returns the names and numbers of the person anywhere in the payload, longest names first. */
function knownOf(
  value: unknown,
  isPerson: (fields: Fields) => boolean,
): { names: string[]; phones: string[] } {
  const names = new Set<string>()
  const phones = new Set<string>()
  const look = (one: unknown): void => {
    if (Array.isArray(one)) for (const item of one) look(item)
    if (!isFields(one)) return
    if (isPerson(one)) {
      if (typeof one.name === 'string' && one.name !== '') names.add(one.name)
      if (typeof one.phoneNumber === 'string' && one.phoneNumber !== '') phones.add(one.phoneNumber)
    }
    for (const item of Object.values(one)) look(item)
  }
  look(value)
  return { names: [...names].sort((a, b) => b.length - a.length), phones: [...phones] }
}

/** Whether the address or number is one of the answers. */
const isAnswered = (answers: Fields, isThem: (value: unknown) => boolean): boolean =>
  Object.entries(answers).some(
    ([slug, answer]) =>
      slug !== 'guests' && isFields(answer) && (isThem(answer.value) || isThem(answer.response)),
  )

/** Keeps the fields of the form and removes their answers. */
const eraseAnswers = (answers: Fields, valueFor: (value: unknown) => string): Fields =>
  Object.fromEntries(
    Object.entries(answers).map(([slug, answer]) => {
      if (!isFields(answer)) return [slug, '']
      const value = slug === 'name' ? erasedName : valueFor(answer.value)
      return [slug, { ...answer, value, ...('response' in answer && { response: '' }) }]
    }),
  )
