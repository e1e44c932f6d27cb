import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { serviceUrl } from '@punctual/db'
import { type DataFolder, writeWhole } from './data-folder.ts'
import { runCommand } from './run-command.ts'
import { basis, type Settings } from './settings.ts'

/** What a newcomer starts with; kept in bootstrap.json (mode 0600) in the data folder. */
export interface Bootstrap {
  baseUrl: string
  apiKey: string
  user: { id: number; email: string; username: string }
  organization: { id: number; slug: string }
  team: { id: number; slug: string }
  oauthClient: { id: string; secret: string }
  /** Null when mail goes elsewhere (SMTP_URL). */
  inboxUrl: string | null
}

/** What does not change from start to start. */
export type Made = Omit<Bootstrap, 'baseUrl' | 'inboxUrl'>

const parse = (text: string): Made | undefined => {
  try {
    const { created, apiKey, user, organization, team, oauthClient } = JSON.parse(text)
    return created ? { apiKey, user, organization, team, oauthClient } : undefined
  } catch {
    return undefined
  }
}

/**
 * @param program identity's bootstrap command
 * @returns the owner, the organization, the team, the OAuth client and the key, made on the first start
 */
export async function ensureBootstrap(
  folder: DataFolder,
  settings: Settings,
  program: string,
): Promise<Made> {
  const kept = await readFile(folder.file('bootstrap.json'), 'utf8').catch(() => undefined)
  return kept ? (JSON.parse(kept) as Made) : makeFirst(folder, settings, program)
}

/** Writes bootstrap.json with the addresses of this start. */
export async function writeBootstrap(
  folder: DataFolder,
  made: Made,
  { baseUrl, inboxUrl }: Pick<Bootstrap, 'baseUrl' | 'inboxUrl'>,
): Promise<Bootstrap> {
  const { apiKey, user, organization, team, oauthClient } = made
  const bootstrap: Bootstrap = { baseUrl, apiKey, user, organization, team, oauthClient, inboxUrl }
  await writeWhole(folder.file('bootstrap.json'), `${JSON.stringify(bootstrap, null, 2)}\n`)
  // Its secrets are in their place now.
  for (const output of ['bootstrap.out', 'bootstrap.out.1']) await rm(folder.file(output), { force: true })
  return bootstrap
}

async function makeFirst(folder: DataFolder, settings: Settings, program: string): Promise<Made> {
  const logFile = folder.file('bootstrap.out')
  // A start that was killed after the command's end has left what it made.
  const left = parse(await readFile(logFile, 'utf8').catch(() => ''))
  if (left) return left
  const run = async (mark: string) =>
    parse(
      await runCommand({
        program,
        args: [
          ...['--email', `owner${mark}@example.com`, '--name', 'Olivia Owner', '--username', `olivia${mark}`],
          ...['--organization', 'Example', '--slug', `example${mark}`],
        ],
        env: {
          ...basis,
          IDENTITY_DATABASE_URL: serviceUrl(settings.databaseUrl, 'identity'),
          ENCRYPTION_KEYS: settings.secrets.encryptionKeys,
        },
        logFile,
      }),
    )
  // A database that has them already tells no secrets: then it gets others.
  const made = (await run('')) ?? (await run(`-${randomBytes(4).toString('hex')}`))
  if (!made) throw new Error('The first organization could not be made')
  return made
}
