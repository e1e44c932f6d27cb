import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@punctual/servers'
import type { Test } from './test.ts'
import { until } from './until.ts'

const run = promisify(execFile)
const isThere = () =>
  run('radicale', ['--version']).then(
    () => true,
    () => false,
  )

/**
 * Finds Radicale, a CalDAV server, or installs Debian's package if allowed.
 * @returns why it is missing, or undefined when it is available
 */
export async function missingCalDav(): Promise<string | undefined> {
  if (await isThere()) return undefined
  if (process.getuid?.() !== 0) return 'radicale is missing, and installing it needs root'
  const aptGet = (...words: string[]) => run('apt-get', ['-q', ...words], { timeout: 600_000 })
  const install = () => aptGet('install', '-y', '--no-install-recommends', 'radicale')
  const said = await install()
    .catch(() => aptGet('update').then(install))
    .then(({ stderr }) => stderr, String)
  return (await isThere()) ? undefined : `radicale could not be installed: ${said}`
}

export interface CalDavServer {
  /** `http://127.0.0.1:<port>/` */
  url: string
  username: string
  password: string
  /** The address of the user's only calendar, which is writable. */
  calendar: string
  /** Sends a request as the user. @returns the status and the text of the answer */
  request(method: string, url: string, body?: string): Promise<{ status: number; text: string }>
  /** Returns the texts of all events of the calendar, unfolded. */
  events(): Promise<string[]>
  /** Rejects all logins from now on. */
  changePassword(password: string): Promise<void>
}

/**
 * Starts Radicale on the loopback address with one user and one calendar; stopped when the test
 * ends.
 */
export async function startCalDav(t: Test): Promise<CalDavServer> {
  const folder = await mkdtemp(join(tmpdir(), 'caldav-'))
  const port = await freePort()
  const [username, password] = ['hana', 'a word of hers']
  const users = join(folder, 'users')
  await writeFile(users, `${username}:${password}\n`)
  await writeFile(
    join(folder, 'config'),
    [
      '[server]',
      `hosts = 127.0.0.1:${port}`,
      '[auth]',
      'type = htpasswd',
      'delay = 0',
      `htpasswd_filename = ${users}`,
      'htpasswd_encryption = plain',
      '[storage]',
      `filesystem_folder = ${join(folder, 'collections')}`,
      '[logging]',
      'level = error',
      '',
    ].join('\n'),
  )
  const server = spawn('radicale', ['--config', join(folder, 'config')], { stdio: 'ignore' })
  t.teardown(() => stop(server, folder))
  const url = `http://127.0.0.1:${port}/`
  const calendar = `${url}${username}/work/`
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const request = async (method: string, address: string, body?: string) => {
    const response = await fetch(address, { method, headers: { authorization }, ...(body && { body }) })
    return { status: response.status, text: await response.text() }
  }
  await until(() =>
    request('OPTIONS', url).then(
      ({ status }) => status < 500,
      () => false,
    ),
  )
  await request('MKCALENDAR', calendar)
  return {
    url,
    username,
    password,
    calendar,
    request,
    async events() {
      const { text } = await request('GET', calendar)
      return text.replace(/\r?\n[ \t]/g, '').match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? []
    },
    changePassword: (password) => writeFile(users, `${username}:${password}\n`),
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
}
