import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'
import { bundle } from '../bundle.ts'
import { root } from '../root.ts'

t.setTimeout(fileTimeoutMs)

const run = promisify(execFile)

/** The npm commands that take `--help`; the others pass it to a tool with help of its own. */
const commands = [
  'start',
  'tour',
  'test',
  'bench',
  'compare',
  'agreement',
  'fuzz',
  'migrate',
  'bootstrap',
  'stack',
  'ops',
  'capacity',
  'chaos',
  'soak',
  'upgrade',
  'connect:check',
]
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const programOf = (command: string): string => / (\S+\.ts)$/.exec(scripts[command])?.[1] ?? ''
const bundled = await bundle('commands', commands.map(programOf))

t.test('--help says what a command does, and nothing is started', async (t) => {
  for (const command of commands) {
    // Nothing is configured: a command that did more than print would fail.
    const { stdout, stderr } = await run(process.execPath, [bundled(programOf(command)), '--help'], {
      cwd: tmpdir(),
      env: { PATH: '/usr/bin:/bin' },
    })
    t.match(stdout, new RegExp(`^Usage: npm (run )?${command}\\b`), command)
    t.equal(stderr, '', command)
  }
})

t.test('an unknown option is wrong use', async (t) => {
  const wrong = run(process.execPath, [bundled(programOf('start')), '--port', '3001'], { cwd: tmpdir() })
  await t.rejects(wrong, { code: 2, stderr: /^Unknown option '--port'[\s\S]*\nUsage: npm start/ })
})

t.test('npm test refuses a path without tests', async (t) => {
  const wrong = run(process.execPath, [bundled(programOf('test')), 'services/nothing'], { cwd: root })
  await t.rejects(wrong, { code: 2, stderr: 'No test file, and no folder with some: services/nothing\n' })
})
