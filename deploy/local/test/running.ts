import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '@punctual/servers'
import { patientEnv, type Test, until } from '@punctual/testing'
import type { Bootstrap } from '../bootstrap.ts'
import { bundle } from '../bundle.ts'
import { ownEnvironment } from '../config.ts'
import { root } from '../root.ts'

/** A running command of this repository. */
export interface Command {
  kill(signal: NodeJS.Signals): void
  /** Its output so far. */
  said(): string
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>
}

let commands = 0
const bundled = await bundle('local', ['deploy/local/start.ts', 'deploy/local/tour.ts'])

/**
 * Runs one of deploy/local's commands until the end of the test, without access to the servers of
 * the tests, or to a `.env` of this repository.
 * @param node arguments of Node.js, if they are not the command's bundle
 */
export function runLocal(
  t: Test,
  entry: string,
  env: Record<string, string>,
  node = ['--enable-source-maps', bundled(`deploy/local/${entry}`)],
  cwd = root,
): Command {
  const { DATABASE_URL: _1, NATS_URL: _2, SMTP_URL: _3, ...inherited } = ownEnvironment()
  const logFile = join(tmpdir(), `punctual-said-${process.pid}-${++commands}.log`)
  const started = spawnServer(process.execPath, node, {
    cwd,
    env: { ...(inherited as Record<string, string>), ...patientEnv, NODE_ENV: 'test', ...env },
    logFile,
    stopSignal: 'TERM',
  })
  t.teardown(async () => {
    const child = await started
    child.kill('SIGTERM')
    await child.exited
    await child.release()
    await rm(logFile, { force: true })
  })
  return {
    kill: (signal) => void started.then((child) => child.kill(signal)),
    said: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
    ended: started.then(({ exited }) => exited).then(({ code }) => code),
  }
}

/** The environment of `npm start` on any free port. */
export const startLocal = (
  t: Test,
  dataDir: string,
  env: Record<string, string> = {},
  node?: string[],
): Command => runLocal(t, 'start.ts', { PORT: '0', PUNCTUAL_DATA_DIR: dataDir, ...env }, node)

/**
 * Waits until the system is ready and returns bootstrap.json.
 * @throws Error with its output when it ended before
 */
export async function untilReady({ said, ended }: Command, dataDir: string): Promise<Bootstrap> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const isReady = () => said().includes('Punctual is ready: ')
  await until(() => hasEnded || isReady(), { describe: said })
  if (!isReady()) throw new Error(`It did not start: ${said()}`)
  return JSON.parse(await readFile(join(dataDir, 'bootstrap.json'), 'utf8'))
}

/** Returns the command lines, by id, of the processes that use this data folder or log to it. */
export async function processesOf(dataDir: string): Promise<Map<number, string>> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  const found = await Promise.all(
    ids.map(async (id) => {
      const command = (await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      const output = await readlink(`/proc/${id}/fd/1`).catch(() => '')
      return `${command} ${output}`.includes(dataDir) ? [[Number(id), command] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** @param mark a part of its command line */
export async function processNamed(dataDir: string, mark: string): Promise<number | undefined> {
  const found = await processesOf(dataDir)
  return [...found].find(([, command]) => command.includes(mark))?.[0]
}
