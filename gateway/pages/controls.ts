import type { Field } from './api.ts'

// How questions become controls, in a browser and on the server.

export const inputTypes: Readonly<Record<string, 'email' | 'tel' | 'number' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  url: 'url',
}

export const autocomplete: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
}

/** The questions of locations that the visitor names: the key of the answer, and the field. */
export const locationFields: Readonly<
  Record<string, { key: string; field: Pick<Field, 'type'>; label: 'phone' | 'address' | 'yourLocation' }>
> = {
  attendeePhone: { key: 'phone', field: { type: 'phone' }, label: 'phone' },
  attendeeAddress: { key: 'address', field: { type: 'address' }, label: 'address' },
  attendeeDefined: { key: 'location', field: { type: 'text' }, label: 'yourLocation' },
}
