export * from './booking-checks.ts'
