/** Milliseconds. These bounds end tests that hang: a passing test depends on no duration, however slow the machine is. */
export const hungWait = 300_000

/** For `t.setTimeout` of a whole test file. */
export const hungFile = 1_800_000

/** Variables of a process under test: its own deadlines shall not end a call because the machine is busy. */
export const patientEnv = { DEADLINE_FACTOR: '20' }
