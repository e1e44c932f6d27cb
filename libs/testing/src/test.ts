/** The part of a test that these helpers need: tap's `t` fits. Teardowns run in reverse order. */
export interface Test {
  teardown(end: () => unknown): void
}
