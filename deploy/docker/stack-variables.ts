import { randomBytes } from 'node:crypto'
import { serviceUrl } from '@punctual/db'
import { type DataFolder, readOrCreateJson, writeWhole } from '../local/data-folder.ts'
import { readSecrets, type Secrets } from '../local/secrets.ts'
import { type Component, components, databaseVariable } from '../local/topology.ts'

/**
 * Passwords of the servers in containers; stored in passwords.json (mode 0600) in the data folder.
 */
export interface Passwords {
  postgres: string
  nats: string
}

/** Returns the URL by which processes reach the Postgres of compose.yaml as its administrator. */
export const adminUrl = (password: string): string => `postgres://postgres:${password}@postgres:5432/punctual`

/**
 * Returns a variable name such as `WEBHOOK_DELIVERY_SIGNING_KEY`, which compose.yaml passes to the
 * component as CONTEXT_SIGNING_KEY.
 */
export const signingKeyVariable = (component: Component): string =>
  databaseVariable(component).replace('_DATABASE_URL', '_SIGNING_KEY')

/** Returns the values that compose.yaml requires by `${NAME:?...}`. */
export function stackVariables(secrets: Secrets, passwords: Passwords): Record<string, string> {
  const admin = adminUrl(passwords.postgres)
  const ofComponents = components.flatMap((component) => [
    [databaseVariable(component), serviceUrl(admin, component)] as const,
    [signingKeyVariable(component), secrets.signingKeys[component] ?? ''] as const,
  ])
  return {
    POSTGRES_PASSWORD: passwords.postgres,
    NATS_PASSWORD: passwords.nats,
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    CONTEXT_PUBLIC_KEYS: secrets.publicKeys,
    ...(secrets.roomProviderSecret && { ROOM_PROVIDER_SECRET: secrets.roomProviderSecret }),
    ...(secrets.webhookSigningKeys && { WEBHOOK_SIGNING_KEYS: secrets.webhookSigningKeys }),
    ...Object.fromEntries(ofComponents),
  }
}

/**
 * Returns the variables and the file (mode 0600) from which docker reads them; the first call
 * creates the secrets.
 */
export async function keepStackVariables(
  folder: DataFolder,
): Promise<{ file: string; variables: Record<string, string> }> {
  const passwords = await readOrCreateJson<Passwords>(folder.file('passwords.json'), () => ({
    postgres: randomBytes(24).toString('hex'),
    // The configuration of the server would parse a value with a leading digit as a number.
    nats: `p${randomBytes(24).toString('hex')}`,
  }))
  const variables = stackVariables(await readSecrets(folder), passwords)
  const file = folder.file('stack.env')
  const lines = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`)
  await writeWhole(file, lines.join(''))
  return { file, variables }
}
