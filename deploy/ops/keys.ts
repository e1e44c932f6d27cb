import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createSealer, generateContextKeys, parseEncryptionKeys, type ServiceName } from '@punctual/http'
import { components } from '../local/topology.ts'
import { type OpsCommand, type OpsContext, UsageProblem } from './command.ts'

/** Columns with texts that ENCRYPTION_KEYS seal. */
const sealed: { service: ServiceName; table: string; column: string }[] = [
  { service: 'identity', table: 'credential', column: 'sealed' },
  { service: 'scheduling', table: 'calendar_connection', column: 'sealed_credentials' },
  { service: 'scheduling', table: 'calendar_authorization', column: 'sealed_verifier' },
  { service: 'bookings', table: 'booking_reference', column: 'sealed_meeting_password' },
  { service: 'webhook-delivery', table: 'webhook_secret', column: 'sealed' },
]

/** Makes new keys, and seals again under the newest one. */
export const keys: OpsCommand = {
  usage: `keys encryption          prints ENCRYPTION_KEYS with a new first key
keys reseal              seals every stored secret under the first of ENCRYPTION_KEYS
keys webhooks            prints WEBHOOK_SIGNING_KEYS with a new first key
keys context             prints new CONTEXT_SIGNING_KEYs, and CONTEXT_PUBLIC_KEYS with them added`,
  summary: 'rotate encryption, webhook and context keys',
  async run(context, args) {
    const [action] = parseArgs({ args, allowPositionals: true }).positionals
    const { ENCRYPTION_KEYS = '', WEBHOOK_SIGNING_KEYS = '', CONTEXT_PUBLIC_KEYS = '' } = context.env
    const id = `k${context.clock.now().toISOString().slice(0, 19).replace(/\D/g, '')}`
    const withFirst = (key: Buffer, others: string) =>
      [`${id}:${key.toString('base64')}`, ...(others ? [others] : [])].join()
    if (action === 'encryption') return { ENCRYPTION_KEYS: withFirst(randomBytes(32), ENCRYPTION_KEYS) }
    if (action === 'webhooks')
      return { WEBHOOK_SIGNING_KEYS: withFirst(newSigningKey(), WEBHOOK_SIGNING_KEYS) }
    if (action === 'context') return contextKeys(CONTEXT_PUBLIC_KEYS)
    if (action === 'reseal') return reseal(context, ENCRYPTION_KEYS)
    throw new UsageProblem('keys encryption, reseal, webhooks or context')
  },
}

const newSigningKey = (): Buffer =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' })

function contextKeys(known: string) {
  const { publicKeys, signingKeys } = generateContextKeys(components)
  return {
    CONTEXT_PUBLIC_KEYS: [...(known ? [known] : []), publicKeys].join(),
    CONTEXT_SIGNING_KEY: signingKeys,
  }
}

const rowsPerTransaction = 500

/** Replaces each text that another key sealed; texts that change meanwhile stay as they are. */
async function reseal({ databases }: OpsContext, variable: string) {
  if (!variable) throw new UsageProblem('Set ENCRYPTION_KEYS as the services have it')
  const encryptionKeys = parseEncryptionKeys(variable)
  const sealer = createSealer(encryptionKeys)
  const current = `${encryptionKeys[0]?.id}.%`
  const done: { service: string; table: string; resealed: number }[] = []
  for (const { service, table, column } of sealed) {
    let resealed = 0
    for (;;) {
      const { sql } = databases[service]
      const rows = await sql<{ text: string }[]>`
        select distinct ${sql(column)} as text from ${sql(table)}
        where ${sql(column)} is not null and ${sql(column)} not like ${current} limit ${rowsPerTransaction}`
      if (rows.length === 0) break
      const before = rows.map(({ text }) => text)
      const after = before.map((text) => sealer.seal(sealer.open(text)))
      await sql`
        update ${sql(table)} set ${sql(column)} = new.after
        from unnest(${before}::text[], ${after}::text[]) as new (before, after)
        where ${sql(column)} = new.before`
      resealed += rows.length
    }
    done.push({ service, table, resealed })
  }
  return done
}
