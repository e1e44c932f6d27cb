import { parseArgs } from 'node:util'
import { Email, Slug, TimeZone, Username } from '@punctual/contracts'
import { ConfigError } from '@punctual/http'
import { type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { BootstrapInput } from './bootstrap.ts'

const Name = Type.String({ minLength: 1, maxLength: 200 })
const required: Record<string, TSchema> = { email: Email, name: Name, organization: Name }
const optional: Record<string, TSchema> = { username: Username, slug: Slug, 'time-zone': TimeZone }
/** Command line options are strings. */
const Count = Type.String({ pattern: '^[1-9][0-9]{0,8}$' })
const known = { ...required, ...optional, 'rate-limit': Count }

/** The usage text of the command. */
export const usage = `Usage: npm run bootstrap -- --email <address> --name <name> --organization <name>
  [--username <name in addresses>] [--slug <the organization's name in addresses>] [--time-zone <IANA zone>]
  [--rate-limit <requests a minute that the key may make>]`

/**
 * Reads the options of the command.
 * @param values such as `--email olga@example.com --name=Olga`
 * @throws ConfigError with all problems
 */
export function bootstrapArguments(values: readonly string[]): BootstrapInput {
  const given = parse(values)
  const problems = Object.entries(known).flatMap(([name, schema]) => {
    const value = given[name]
    if (value === undefined) return name in required ? [`--${name} is missing`] : []
    return Value.Check(schema, value) ? [] : [`--${name} cannot be ${JSON.stringify(value)}`]
  })
  const { email, name, organization, username, slug, 'time-zone': timeZone, 'rate-limit': limit } = given
  if (problems.length > 0 || !email || !name || !organization) throw new ConfigError(problems)
  return {
    email,
    name,
    organizationName: organization,
    ...(username && { username }),
    ...(slug && { organizationSlug: slug }),
    ...(timeZone && { timeZone }),
    ...(limit && { rateLimit: Number(limit) }),
  }
}

function parse(values: readonly string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ args: [...values], options }).values as Record<string, string | undefined>
  } catch (error) {
    throw new ConfigError([(error as Error).message])
  }
}
