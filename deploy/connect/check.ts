import type { Env, Finding } from './finding.ts'
import { checkOAuthProvider, oauthProviders } from './oauth-provider.ts'
import { checkStripe } from './stripe.ts'

/** The checks by the name of the provider. */
export const checks: Readonly<Record<string, (env: Env) => Promise<Finding[]>>> = {
  google: (env) => checkOAuthProvider(oauthProviders.google, env),
  microsoft: (env) => checkOAuthProvider(oauthProviders.microsoft, env),
  zoom: (env) => checkOAuthProvider(oauthProviders.zoom, env),
  stripe: checkStripe,
}

/**
 * Checks one provider, and prints a line for each finding.
 * @returns the exit code: 0 without a problem, 1 with one, 2 for an unknown provider
 */
export async function connectCheck(
  name: string | undefined,
  env: Env,
  print: (line: string) => void,
): Promise<0 | 1 | 2> {
  const check = name === undefined || !Object.hasOwn(checks, name) ? undefined : checks[name]
  if (!check) {
    print(`usage: npm run connect:check -- ${Object.keys(checks).join('|')}`)
    return 2
  }
  const findings = await check(env)
  for (const { isProblem, text } of findings) print(`${isProblem ? 'problem' : 'ok     '} ${text}`)
  return findings.some(({ isProblem }) => isProblem) ? 1 : 0
}
