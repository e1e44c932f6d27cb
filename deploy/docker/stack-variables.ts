import { randomBytes } from 'node:crypto'
import { serviceUrl } from '@punctual/db'
import { type DataFolder, keptJson, writeWhole } from '../local/data-folder.ts'
import { readSecrets, type Secrets } from '../local/secrets.ts'
import { databaseVariable, type Room, rooms } from '../local/topology.ts'

/** Of the servers in containers; kept in passwords.json (mode 0600) in the data folder. */
export interface Passwords {
  postgres: string
  nats: string
}

/** By which the processes reach the Postgres of compose.yaml as its administrator. */
export const adminUrl = (password: string): string => `postgres://postgres:${password}@postgres:5432/punctual`

/** @returns such as `WEBHOOK_DELIVERY_SIGNING_KEY`: compose.yaml hands it to the room as CONTEXT_SIGNING_KEY */
export const signingKeyVariable = (room: Room): string =>
  databaseVariable(room).replace('_DATABASE_URL', '_SIGNING_KEY')

/** @returns every value that compose.yaml asks for by `${NAME:?...}` */
export function stackVariables(secrets: Secrets, passwords: Passwords): Record<string, string> {
  const admin = adminUrl(passwords.postgres)
  const ofRooms = rooms.flatMap((room) => [
    [databaseVariable(room), serviceUrl(admin, room)] as const,
    [signingKeyVariable(room), secrets.signingKeys[room] ?? ''] as const,
  ])
  return {
    POSTGRES_PASSWORD: passwords.postgres,
    NATS_PASSWORD: passwords.nats,
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    CONTEXT_PUBLIC_KEYS: secrets.publicKeys,
    ...(secrets.roomProviderSecret && { ROOM_PROVIDER_SECRET: secrets.roomProviderSecret }),
    ...(secrets.webhookSigningKeys && { WEBHOOK_SIGNING_KEYS: secrets.webhookSigningKeys }),
    ...Object.fromEntries(ofRooms),
  }
}

/** Makes the secrets on the first call. @returns the variables, and the file (mode 0600) that docker reads them from */
export async function keepStackVariables(
  folder: DataFolder,
): Promise<{ file: string; variables: Record<string, string> }> {
  const passwords = await keptJson<Passwords>(folder.file('passwords.json'), () => ({
    postgres: randomBytes(24).toString('hex'),
    // The server's configuration would take a value that starts with a digit for a number.
    nats: `p${randomBytes(24).toString('hex')}`,
  }))
  const variables = stackVariables(await readSecrets(folder), passwords)
  const file = folder.file('stack.env')
  const lines = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`)
  await writeWhole(file, lines.join(''))
  return { file, variables }
}
