export { type Fire, fireDue, type TimerDeps } from './fire-due.ts'
export { startTimers } from './start-timers.ts'
export {
  cancelTimers,
  type NewTimer,
  setTimer,
  setTimers,
  type Timer,
  timerMigrations,
} from './timer.ts'
