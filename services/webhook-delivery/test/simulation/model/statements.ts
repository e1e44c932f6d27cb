import { busStatements } from './bus-statements.ts'
import { checkStatements } from './check-statements.ts'
import { deliveryStatements } from './delivery-statements.ts'
import type { ModelledStatement } from './modelled-statement.ts'
import { timerStatements } from './timer-statements.ts'

export const statements: readonly ModelledStatement[] = [
  // Search path and timeouts of a session: the model has none.
  { sql: "select set_config('", run: () => [], comparable: () => undefined },
  ...busStatements,
  ...timerStatements,
  ...deliveryStatements,
  ...checkStatements,
]
