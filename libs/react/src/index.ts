export { BookingButton, type BookingButtonProps } from './booking-button.ts'
export { BookingInline, type BookingInlineProps } from './booking-inline.ts'
export type { BookingEvents } from './events.ts'
export type { BookingLook, BookingPageProps } from './page.ts'
