import { erasedAddress, erasedName, literal } from '@punctual/contracts'

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
 * Removes all persons with that address from a payload: names, addresses, phone numbers and answers
 * (docs/domain.md#erasure). Keeps the payload's shape for templates and receivers.
 * @param email compared without regard to case
 */
export function erasePayload(payload: Fields, email: string): Fields {
  const isThem = (value: unknown) => typeof value === 'string' && value.toLowerCase() === email.toLowerCase()
  const known = knownOf(payload, isThem)
  const wasBooker = isFields(payload.responses) && isAnswered(payload.responses, isThem)

  function erase(value: unknown, key = ''): unknown {
    if (typeof value === 'string') {
      if (isThem(value)) return nowhere
      if (wasBooker && ownWords.has(key)) return ''
      if (known.phones.includes(value)) return ''
      return mentions.has(key) ? withoutNames(value) : value
    }
    if (Array.isArray(value)) return value.map((one) => erase(one, key))
    if (!isFields(value)) return value
    if (isAnswers(key) && wasBooker) return eraseAnswers(value, isThem)
    if (key === 'metadata' && wasBooker) return {}
    const erased = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, erase(one, name)]))
    if (!isThem(value.email)) return erased
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
      text.replaceAll(new RegExp(literal(email), 'gi'), nowhere),
    )
  return erase(payload) as Fields
}

/** Texts that contain names. */
const mentions = new Set(['title', 'message', 'body', 'eventTitle'])
const isAnswers = (key: string): boolean => key === 'responses' || key === 'userFieldsResponses'

/** Returns the names found next to the address anywhere in the payload, longest first. */
function knownOf(value: unknown, isThem: (value: unknown) => boolean): { names: string[]; phones: string[] } {
  const names = new Set<string>()
  const phones = new Set<string>()
  const look = (one: unknown): void => {
    if (Array.isArray(one)) for (const item of one) look(item)
    if (!isFields(one)) return
    if (isThem(one.email)) {
      if (typeof one.name === 'string' && one.name !== '') names.add(one.name)
      if (typeof one.phoneNumber === 'string' && one.phoneNumber !== '') phones.add(one.phoneNumber)
    }
    for (const item of Object.values(one)) look(item)
  }
  look(value)
  return { names: [...names].sort((a, b) => b.length - a.length), phones: [...phones] }
}

/** Whether the address is one of the answers. */
const isAnswered = (answers: Fields, isThem: (value: unknown) => boolean): boolean =>
  Object.entries(answers).some(
    ([slug, answer]) =>
      slug !== 'guests' && isFields(answer) && (isThem(answer.value) || isThem(answer.response)),
  )

/** Keeps the fields of the form and removes their answers. */
const eraseAnswers = (answers: Fields, isThem: (value: unknown) => boolean): Fields =>
  Object.fromEntries(
    Object.entries(answers).map(([slug, answer]) => {
      if (!isFields(answer)) return [slug, '']
      const value = slug === 'name' ? erasedName : isThem(answer.value) ? nowhere : ''
      return [slug, { ...answer, value, ...('response' in answer && { response: '' }) }]
    }),
  )
