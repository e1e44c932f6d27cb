import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { serviceUrl } from '@punctual/db'
import { type DataFolder, writeWhole } from './data-folder.ts'
import { runCommand } from './run-command.ts'
import { basis, type Settings } from './settings.ts'

/**
 * The data of a new system for its first user; stored in bootstrap.json (mode 0600) in the data
 * folder.
 */
export interface Bootstrap {
  baseUrl: string
  apiKey: string
  user: { id: number; email: string; username: string }
  organization: { id: number; slug: string }
  team: { id: number; slug: string }
  oauthClient: { id: string; secret: string }
  /** Null when another server sends the mail (SMTP_URL). */
  inboxUrl: string | null
}

/** The part that stays the same from start to start. */
export type CreatedTenant = Omit<Bootstrap, 'baseUrl' | 'inboxUrl'>

const parse = (text: string): CreatedTenant | undefined => {
  try {
    const { created, apiKey, user, organization, team, oauthClient } = JSON.parse(text)
    return created ? { apiKey, user, organization, team, oauthClient } : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the owner, the organization, the team, the OAuth client and the key, which the first
 * start creates.
 * @param program identity's bootstrap command
 */
export async function ensureBootstrap(
  folder: DataFolder,
  settings: Settings,
  program: string,
): Promise<CreatedTenant> {
  const stored = await readFile(folder.file('bootstrap.json'), 'utf8').catch(() => undefined)
  return stored ? (JSON.parse(stored) as CreatedTenant) : createFirst(folder, settings, program)
}

/** Writes bootstrap.json with the addresses of this start. */
export async function writeBootstrap(
  folder: DataFolder,
  created: CreatedTenant,
  { baseUrl, inboxUrl }: Pick<Bootstrap, 'baseUrl' | 'inboxUrl'>,
): Promise<Bootstrap> {
  const { apiKey, user, organization, team, oauthClient } = created
  const bootstrap: Bootstrap = { baseUrl, apiKey, user, organization, team, oauthClient, inboxUrl }
  await writeWhole(folder.file('bootstrap.json'), `${JSON.stringify(bootstrap, null, 2)}\n`)
  // Its secrets are in bootstrap.json now.
  for (const output of ['bootstrap.out', 'bootstrap.out.1']) await rm(folder.file(output), { force: true })
  return bootstrap
}

async function createFirst(folder: DataFolder, settings: Settings, program: string): Promise<CreatedTenant> {
  const logFile = folder.file('bootstrap.out')
  // Left over from a start that was killed after the command had ended.
  const left = parse(await readFile(logFile, 'utf8').catch(() => ''))
  if (left) return left
  const run = async (mark: string) =>
    parse(
      await runCommand({
        program,
        args: [
          '--email',
          `owner${mark}@example.com`,
          '--name',
          'Olivia Owner',
          '--username',
          `olivia${mark}`,
          '--organization',
          'Example',
          '--slug',
          `example${mark}`,
        ],
        env: {
          ...basis,
          IDENTITY_DATABASE_URL: serviceUrl(settings.databaseUrl, 'identity'),
          ENCRYPTION_KEYS: settings.secrets.encryptionKeys,
        },
        logFile,
      }),
    )
  // A database that already has them does not return their secrets, so others are created.
  const created = (await run('')) ?? (await run(`-${randomBytes(4).toString('hex')}`))
  if (!created) throw new Error('The first organization could not be created')
  return created
}
