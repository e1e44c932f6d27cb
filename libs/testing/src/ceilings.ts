/**
 * Timeout of one wait in milliseconds. It only ends tests that hang: no passing test depends on it.
 */
export const waitTimeoutMs = 300_000

/** For `t.setTimeout` of a whole test file. */
export const fileTimeoutMs = 1_800_000

/**
 * Environment of a process under test: its own timeouts must not end a call because the machine is
 * busy, and it stops without waiting for clients, which stop with it.
 */
export const patientEnv = { DEADLINE_FACTOR: '20', DRAIN_MS: '0' }
