import { createClient } from '@punctual/client'
import type { Command } from 'commander'
import { type Context, UsageError } from './context.ts'
import { deleteCredential, type StoredCredential, storeCredential } from './credentials.ts'
import { requestGrant } from './oauth.ts'

/** Scopes that `login --oauth` asks for by default: a person's own things. */
const defaultScope =
  'PROFILE_READ PROFILE_WRITE BOOKING_READ BOOKING_WRITE EVENT_TYPE_READ EVENT_TYPE_WRITE SCHEDULE_READ SCHEDULE_WRITE WEBHOOK_READ WEBHOOK_WRITE'

interface LoginOptions {
  url?: string
  oauth?: boolean
  clientId?: string
  scope: string
}

export function addLogin(program: Command, context: Context): void {
  program
    .command('login')
    .summary('Store a credential for an installation')
    .description(
      'Stores an API key, which it asks for or reads from standard input, after it was tried. With --oauth, it opens the consent page in a browser instead; the OAuth client must be PUBLIC and have the redirect URI http://127.0.0.1/callback.',
    )
    .option('--url <url>', 'address of the installation (default: PUNCTUAL_URL)')
    .option('--oauth', 'ask in the browser instead of for a key')
    .option('--client-id <id>', 'id of the OAuth client, with --oauth')
    .option('--scope <scopes>', 'scopes to ask for, with --oauth', defaultScope)
    .action(async (options: LoginOptions) => {
      const url = options.url ?? context.environment.url
      if (url === undefined) throw new UsageError('--url or PUNCTUAL_URL is needed')
      const credential = await requestCredential(url.replace(/\/+$/, ''), options, context)
      const auth =
        'apiKey' in credential
          ? { apiKey: credential.apiKey }
          : { accessToken: credential.tokens.accessToken }
      const me = await createClient({ baseUrl: credential.url, ...auth }).me.get({
        signal: context.interrupted,
      })
      await storeCredential(context.environment.credentialsFile, credential)
      context.note(`Signed in at ${credential.url} as ${me.email}.`)
    })
  program
    .command('logout')
    .summary('Delete the stored credential')
    .description(
      'Deletes the stored credential from this machine. It stays valid: delete the key, or revoke the token, to end it.',
    )
    .action(async () => {
      await deleteCredential(context.environment.credentialsFile)
      context.note('Signed out.')
    })
}

async function requestCredential(
  url: string,
  { oauth, clientId, scope }: LoginOptions,
  context: Context,
): Promise<StoredCredential> {
  if (!oauth) {
    const apiKey = (await context.askSecret(`API key of ${url}: `)).trim()
    if (apiKey === '') throw new UsageError('An API key is needed')
    return { url, apiKey }
  }
  if (clientId === undefined) throw new UsageError('--client-id is needed with --oauth')
  const show = async (page: string) => {
    context.note(`Allow the access at: ${page}`)
    await context.openBrowser(page)
  }
  const { interrupted, now } = context
  return { url, tokens: await requestGrant({ baseUrl: url, clientId, scope, show, interrupted, now }) }
}
