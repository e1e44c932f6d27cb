export { commonName, emailOf, mailTo, type Person, personProperty } from './person.ts'
export { sentBy } from './sent-by.ts'
export { serialize } from './serialize.ts'
export { type CalendarEntry, type CalendarFile, type Moment, writeCalendar } from './write-calendar.ts'
