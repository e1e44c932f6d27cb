import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Test, until } from '@punctual/testing'
import type { Bootstrap } from '../bootstrap.ts'
import { ownEnvironment } from '../config.ts'
import { root } from '../root.ts'

/** A command of this repository, run as a person would. */
export interface Command {
  child: ChildProcess
  /** What it has said so far. */
  said(): string
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>
}

/** Runs one of deploy/local's commands; ended with the test. Nothing of the tests' own servers reaches it. */
export function runLocal(t: Test, entry: string, env: Record<string, string>): Command {
  const { DATABASE_URL: _1, NATS_URL: _2, SMTP_URL: _3, ...inherited } = ownEnvironment()
  const child = spawn(process.execPath, ['--import', 'tsx', `deploy/local/${entry}`], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      text += piece
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  t.teardown(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, said: () => text, ended }
}

/** What `npm start` ends in, on any free port. */
export const startLocal = (t: Test, dataDir: string, env: Record<string, string> = {}): Command =>
  runLocal(t, 'start.ts', { PORT: '0', PUNCTUAL_DATA_DIR: dataDir, ...env })

/**
 * @returns bootstrap.json once the system says that it is ready
 * @throws Error with what it said when it ended before
 */
export async function untilReady({ said, ended }: Command, dataDir: string): Promise<Bootstrap> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const isReady = () => said().includes('Punctual is ready: ')
  await until(() => hasEnded || isReady(), { timeoutMs: 180_000, describe: said })
  if (!isReady()) throw new Error(`It did not start: ${said()}`)
  return JSON.parse(await readFile(join(dataDir, 'bootstrap.json'), 'utf8'))
}

/** @returns the command lines, by id, of the processes that work on this data folder or write their log to it */
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
