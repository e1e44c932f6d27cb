/** Environment variables of a process, or of a test in its place. */
export type Env = Readonly<Record<string, string | undefined>>

/** All problems of a configuration, one per line. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads variables; empty ones count as missing. A fallback makes one optional. Collects problems
 * and continues.
 */
export interface EnvReader {
  text(name: string, fallback?: string): string
  optional(name: string): string | undefined
  integer(name: string, range: { fallback?: number; minimum: number; maximum: number }): number
  oneOf<const T extends string>(name: string, words: readonly T[], fallback: T): T
  /** Reads one URL, or several with commas between them. @param protocols such as `http:` */
  url(name: string, protocols: readonly string[], fallback?: string): string
  optionalUrl(name: string, protocols: readonly string[]): string | undefined
  /** @param parse throws an Error whose message completes `NAME ...` */
  parsed<T>(name: string, parse: (text: string) => T, fallback?: T): T
}

/**
 * Reads a configuration from the environment.
 * @throws ConfigError with all problems
 */
export function readConfig<T>(env: Env, read: (reader: EnvReader) => T): T {
  const problems: string[] = []
  const config = read(createReader(env, problems))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function createReader(env: Env, problems: string[]): EnvReader {
  function parsed<T>(name: string, parse: (text: string) => T, fallback?: T): T {
    const text = env[name]
    if (text) {
      try {
        return parse(text)
      } catch (error) {
        problems.push(`${name} ${(error as Error).message}`)
      }
    } else if (fallback === undefined) problems.push(`${name} is missing`)
    // After a problem the value is never used: `readConfig` throws.
    return fallback as T
  }
  const asUrl = (protocols: readonly string[]) => (text: string) => {
    const isGood = (url: string) => URL.canParse(url) && protocols.includes(new URL(url).protocol)
    if (text.split(',').every(isGood)) return text
    throw new Error(`is not a URL that starts with ${protocols.join(' or ')}`)
  }
  return {
    parsed,
    text: (name, fallback) => parsed(name, (text) => text, fallback),
    optional: (name) => env[name] || undefined,
    integer: (name, { fallback, minimum, maximum }) =>
      parsed(
        name,
        (text) => {
          const value = Number(text)
          if (/^-?\d+$/.test(text) && value >= minimum && value <= maximum) return value
          throw new Error(`is not an integer from ${minimum} to ${maximum}`)
        },
        fallback,
      ),
    oneOf: (name, words, fallback) =>
      parsed(
        name,
        (text) => {
          const word = words.find((each) => each === text)
          if (word !== undefined) return word
          throw new Error(`is not one of ${words.join(', ')}`)
        },
        fallback,
      ),
    url: (name, protocols, fallback) => parsed(name, asUrl(protocols), fallback),
    optionalUrl: (name, protocols) => (env[name] ? parsed(name, asUrl(protocols)) : undefined),
  }
}
