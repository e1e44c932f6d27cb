export interface TestConfig {
  /** An administrator's URL of the Postgres to test against. */
  databaseUrl: string | undefined
  natsUrl: string | undefined
}

/** TEST_DATABASE_URL and TEST_NATS_URL: the servers of the run, where somebody started them. */
export function testConfig(env: NodeJS.ProcessEnv = process.env): TestConfig {
  return { databaseUrl: env.TEST_DATABASE_URL || undefined, natsUrl: env.TEST_NATS_URL || undefined }
}
