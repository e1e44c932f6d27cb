import type { BookingWindow, BookingWindowInput, FieldError } from '@punctual/contracts'
import { dayOfDate, isRealDate, type BookingWindow as SlotsWindow } from './slots/index.ts'

const path = 'bookingWindow'
const maxDays = 365

/**
 * Returns the window to store, null for none; dates without their time. Only for inputs without
 * errors.
 */
export function bookingWindow(input: BookingWindowInput): BookingWindow | null {
  const { type, value, rolling } = input
  if (input.disabled || type === undefined) return null
  if (type === 'range') return { type, value: (value as string[]).map((date) => date.slice(0, 10)) }
  return { type, value: value as number, ...(rolling === undefined ? {} : { rolling }) }
}

/** Returns the errors of the given window. */
export function bookingWindowErrors({ type, value, disabled }: BookingWindowInput): FieldError[] {
  if (disabled) return []
  if (type === undefined) return [{ path: `${path}.type`, message: 'is required' }]
  if (type !== 'range') {
    const fine = Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxDays
    return fine ? [] : [{ path: `${path}.value`, message: `must be days from 1 to ${maxDays}` }]
  }
  const dates =
    Array.isArray(value) && value.length === 2 && value.every(isDate) ? (value as string[]) : undefined
  if (!dates) return [{ path: `${path}.value`, message: 'must be two dates (YYYY-MM-DD)' }]
  const [from = '', to = ''] = dates.map((date) => date.slice(0, 10))
  return from <= to ? [] : [{ path: `${path}.value`, message: 'must end on the date it begins or later' }]
}

/** Returns the window for the slots engine. */
export function slotsWindow(window: BookingWindow | null): SlotsWindow | undefined {
  if (!window) return undefined
  if (Array.isArray(window.value)) {
    const [from = '', to = ''] = window.value
    return { type: 'range', fromDay: dayOfDate(from), toDay: dayOfDate(to) }
  }
  return {
    type: window.rolling ? 'bookable-days' : 'rolling',
    days: window.value,
    businessDays: window.type === 'businessDays',
  }
}

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(T|$)/.test(value)) return false
  return isRealDate(value.slice(0, 10))
}
