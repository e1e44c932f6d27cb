export interface TestConfig {
  /** Administrator's URL of the Postgres for the tests. */
  databaseUrl: string | undefined
  natsUrl: string | undefined
  /** Log level of a stack's services, on standard error. */
  logLevel: string
  /** Path of the browser for page tests. */
  chromiumPath: string | undefined
  /** How many random request paths the gateway gets. */
  randomPaths: number
}

/**
 * Reads TEST_DATABASE_URL and TEST_NATS_URL (servers of the run, if already started),
 * TEST_LOG_LEVEL, CHROMIUM_PATH, TEST_RANDOM_PATHS (10 000).
 */
export function testConfig(env: NodeJS.ProcessEnv = process.env): TestConfig {
  return {
    databaseUrl: env.TEST_DATABASE_URL || undefined,
    natsUrl: env.TEST_NATS_URL || undefined,
    logLevel: env.TEST_LOG_LEVEL || 'silent',
    chromiumPath: env.CHROMIUM_PATH || undefined,
    randomPaths: Number(env.TEST_RANDOM_PATHS || 10_000),
  }
}
