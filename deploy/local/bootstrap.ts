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

type Made = Omit<Bootstrap, 'baseUrl' | 'inboxUrl'>

const parse = (text: string): Made | undefined => {
  try {
    const { created, apiKey, user, organization, team, oauthClient } = JSON.parse(text)
    return created ? { apiKey, user, organization, team, oauthClient } : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes the owner, the organization, the team, the OAuth client and the key on the first start; later starts only
 * bring the addresses in bootstrap.json up to date.
 */
export async function ensureBootstrap(
  folder: DataFolder,
  settings: Settings,
  urls: Pick<Bootstrap, 'baseUrl' | 'inboxUrl'>,
): Promise<Bootstrap> {
  const file = folder.file('bootstrap.json')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  const made: Made = kept ? JSON.parse(kept) : await makeFirst(folder, settings)
  const { apiKey, user, organization, team, oauthClient } = made
  const { baseUrl, inboxUrl } = urls
  const bootstrap: Bootstrap = { baseUrl, apiKey, user, organization, team, oauthClient, inboxUrl }
  await writeWhole(file, `${JSON.stringify(bootstrap, null, 2)}\n`)
  // Its secrets are in their place now.
  for (const output of ['bootstrap.out', 'bootstrap.out.1']) await rm(folder.file(output), { force: true })
  return bootstrap
}

async function makeFirst(folder: DataFolder, settings: Settings): Promise<Made> {
  const logFile = folder.file('bootstrap.out')
  // A start that was killed after the command's end has left what it made.
  const left = parse(await readFile(logFile, 'utf8').catch(() => ''))
  if (left) return left
  const run = async (mark: string) =>
    parse(
      await runCommand({
        entry: 'services/identity/src/bootstrap-command.ts',
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
