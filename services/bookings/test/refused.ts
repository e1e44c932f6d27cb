import type { Test } from 'tap'

/** Asserts that the call throws an error that matches. */
export function refused(t: Test, run: () => unknown, pattern: object, name = 'is refused'): void {
  let thrown: unknown
  try {
    run()
  } catch (error) {
    thrown = error
  }
  t.match(thrown, pattern, name)
}
