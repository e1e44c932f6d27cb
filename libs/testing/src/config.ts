export interface TestConfig {
  /** An administrator's URL of the Postgres to test against. */
  databaseUrl: string | undefined
  natsUrl: string | undefined
  /** Of the parts of a stack, on standard error. */
  logLevel: string
  /** The browser to test pages in. */
  chromiumPath: string | undefined
}

/** TEST_DATABASE_URL and TEST_NATS_URL: the servers of the run, where somebody started them; TEST_LOG_LEVEL; CHROMIUM_PATH. */
export function testConfig(env: NodeJS.ProcessEnv = process.env): TestConfig {
  return {
    databaseUrl: env.TEST_DATABASE_URL || undefined,
    natsUrl: env.TEST_NATS_URL || undefined,
    logLevel: env.TEST_LOG_LEVEL || 'silent',
    chromiumPath: env.CHROMIUM_PATH || undefined,
  }
}
