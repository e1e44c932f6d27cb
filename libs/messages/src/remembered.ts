/** Values by default; tags and zones that people use are far fewer. */
const usualLimit = 500

/**
 * Returns the function with a memory of its last answers: for pure functions of one text whose
 * answer costs much more than a look-up, such as formatters of Intl (20 to 100 µs each).
 */
export function remembered<T>(answer: (key: string) => T, limit = usualLimit): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = answer(key)
      // Keys come from outside, so the memory has a limit.
      if (known.size >= limit) known.clear()
      known.set(key, value)
    }
    return value
  }
}
