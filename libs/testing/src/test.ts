/** What these helpers need of a test: tap's `t` fits. Functions given last run first. */
export interface Test {
  teardown(end: () => unknown): void
}
