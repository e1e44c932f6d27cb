import { readCommandLine } from '@punctual/http'
import { pause } from '@punctual/servers'
import { buildAll, downAll, type IDockerComposeOptions, upAll, version } from 'docker-compose'
import { takeDataFolder } from '../local/data-folder.ts'
import { createProgress } from '../local/progress.ts'
import { root } from '../local/root.ts'
import { type StackConfig, stackConfig } from './config.ts'
import { describeContainer, listContainers, unready } from './containers.ts'
import { keepStackVariables } from './stack-variables.ts'

const usage = `Usage: npm run stack -- [up | status | down [--volumes]]
Runs the system in containers, with Docker and its compose plugin. --volumes removes the data too.`

/** Milliseconds until all processes must be ready, after their images exist. */
const readyTimeoutMs = 300_000

const say = (text: string): unknown => process.stdout.write(`${text}\n`)
const progress = createProgress(say)

const withoutDocker = 'Without it, `npm start` runs the same system.'
const pluginPage = 'https://docs.docker.com/compose/install/'

/** docker-compose rejects with a value that is not an Error; `docker` itself may be missing. */
function textOf(error: unknown): string {
  const { err, code, message } = error as { err?: string; code?: string; message?: string }
  if (code === 'ENOENT') return `There is no \`docker\` here. ${withoutDocker}`
  return (err?.trim() || message) ?? String(error)
}

async function composeOptions(config: StackConfig): Promise<IDockerComposeOptions> {
  const folder = await takeDataFolder(config.dataDir)
  const { file, variables } = await keepStackVariables(folder).finally(folder.release)
  // docker compose prefers the environment to the file.
  const inherited = Object.entries(config.env).filter(([name]) => !(name in variables))
  return {
    cwd: root,
    composeOptions: [['--env-file', file]],
    env: {
      ...Object.fromEntries(inherited),
      PORT: `${config.port}`,
      INBOX_PORT: `${config.inboxPort}`,
    },
  }
}

async function untilReady(baseUrl: string, options: IDockerComposeOptions): Promise<void> {
  const deadline = performance.now() + readyTimeoutMs
  for (;;) {
    const answer = await fetch(`${baseUrl}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    await answer?.body?.cancel()
    const late = unready(await listContainers(options))
    if (answer?.ok && late.length === 0) return
    if (performance.now() > deadline)
      throw new Error(`Not ready: ${late.map(describeContainer).join(', ') || baseUrl}`)
    await pause(1_000)
  }
}

async function up(config: StackConfig, options: IDockerComposeOptions): Promise<void> {
  const baseUrl = `http://127.0.0.1:${config.port}`
  await progress.step('Image', () => buildAll(options))
  await progress.step('Containers', () => upAll(options))
  await progress.step('Readiness', () => untilReady(baseUrl, options))
  await status(options)
  say(`Punctual is ready: ${baseUrl}
What it mails: http://127.0.0.1:${config.inboxPort}
The first organization, its owner and a key (shown once):
  docker exec punctual-identity-1 node --import tsx services/identity/src/bootstrap-command.ts \\
    --email owner@example.com --name 'Olivia Owner' --username olivia --organization Example --slug example
What runs: npm run stack -- status. The end: npm run stack -- down (with --volumes, the data goes too).`)
}

async function status(options: IDockerComposeOptions): Promise<void> {
  const containers = await listContainers(options)
  for (const container of containers) say(`  ${describeContainer(container)}`)
  if (containers.length === 0) say('Nothing runs.')
}

async function run(): Promise<void> {
  const { values, positionals } = readCommandLine(usage, {
    allowPositionals: true,
    options: { volumes: { type: 'boolean', default: false } },
  })
  const [command = 'up'] = positionals
  if (!['up', 'status', 'down'].includes(command)) throw new Error(usage)
  const config = stackConfig()
  const options = await composeOptions(config)
  if (command === 'up') await up(config, options)
  else if (command === 'status') await status(options)
  else
    await progress.step('Down', () =>
      downAll({ ...options, commandOptions: values.volumes ? ['--volumes'] : [] }),
    )
}

/**
 * Whether docker has its compose plugin; without it, docker takes the plugin's options for its own.
 */
const hasCompose = (): Promise<boolean> =>
  version({ cwd: root }).then(
    () => true,
    () => false,
  )

run().catch(async (error: unknown) => {
  const text = textOf(error)
  const lacksPlugin = !(error instanceof Error) && !text.startsWith('There is no') && !(await hasCompose())
  process.stderr.write(
    `${lacksPlugin ? `Docker has no compose plugin: install it (${pluginPage}). ${withoutDocker}` : text}\n`,
  )
  process.exitCode = 1
})
