import { relative } from 'node:path'
import { readCommandLine } from '@punctual/http'
import { portIsFree } from '@punctual/servers'
import { ConfigProblems, type LocalConfig, localConfig } from './config.ts'
import { type DataFolder, DataFolderInUse, takeDataFolder } from './data-folder.ts'
import { createProgress } from './progress.ts'
import { root } from './root.ts'
import { startSystem } from './system.ts'
import { NotWritable } from './writing.ts'

// The program of `npm start`: runs the whole system on this machine, until Ctrl-C or SIGTERM.

readCommandLine(
  `Usage: npm start
Starts the whole system on this machine; Ctrl-C stops it. The environment or a file named .env sets
PORT (3000), PUNCTUAL_DATA_DIR (.data) and what else docs/operations.md lists.`,
  {},
)

const say = (text: string): unknown => process.stdout.write(`${text}\n`)

function fail(error: unknown): never {
  const isExpected = [ConfigProblems, DataFolderInUse, NotWritable].some((kind) => error instanceof kind)
  process.stderr.write(`${error instanceof Error && !isExpected ? error.stack : (error as Error).message}\n`)
  process.exit(1)
}

async function prepare(): Promise<{ config: LocalConfig; folder: DataFolder }> {
  const config = localConfig()
  const folder = await takeDataFolder(config.dataDir)
  if (config.port > 0 && !(await portIsFree(config.port))) {
    await folder.release()
    throw new ConfigProblems(
      `Port ${config.port} is taken by another program. Stop that, or choose another: PORT=3001 npm start`,
    )
  }
  return { config, folder }
}

/** Returns a path in the data folder relative to the root of the repository. */
function shown(name: string): string {
  const path = relative(root, folder.file(name))
  return path.startsWith('..') ? folder.file(name) : `./${path}`
}

const { config, folder } = await prepare().catch(fail)
const system = startSystem(config, folder, createProgress(say))

/** The time of the first signal; a later second one hurries. */
let askedAt: number | undefined
let isHurried = false
async function stop(exitCode: number): Promise<never> {
  await system.stop(isHurried)
  await folder.release()
  say('Stopped.')
  process.exit(exitCode)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // Under npm one Ctrl-C arrives twice: from the terminal and from npm.
    if (isHurried || (askedAt !== undefined && performance.now() - askedAt < 1_000)) return
    isHurried = askedAt !== undefined
    askedAt ??= performance.now()
    say(isHurried ? 'Hurrying: what still runs is killed.' : `Stopping (${signal}; once more to hurry) ...`)
    void stop(0)
  })

try {
  const { baseUrl, inboxUrl } = await system.ready
  say(`Punctual is ready: ${baseUrl}`)
  say(`
A first call:
  curl -H "Authorization: Bearer $(node -p 'require("${shown('bootstrap.json')}").apiKey')" ${baseUrl}/v2/me
A tour of what it does, in a second shell:
  npm run tour
${inboxUrl ? `What it mails on this machine:\n  ${inboxUrl}\n` : ''}Logs: ${shown('logs')}. Ctrl-C stops everything.`)
} catch (error) {
  if (askedAt === undefined) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    await stop(1)
  }
}
