import { ConfigProblems } from '../local/config.ts'
import { openContext, UsageProblem } from './command.ts'
import { commands } from './commands.ts'
import { opsConfig } from './config.ts'
import { asText } from './output.ts'

// The program of `npm run ops`: what an operator does with a running system, each statement under
// the role of the service that it concerns.

const say = (text: string): unknown => process.stdout.write(`${text}\n`)

function help(): void {
  const described = Object.values(commands).map(({ usage, summary }) => `${usage}\n    ${summary}\n`)
  // Written at once, for a reader such as `head`, which closes the pipe early.
  say(
    [
      'Usage: npm run ops -- COMMAND [--json]\n',
      ...described,
      'Connects by NATS_URL and by <SERVICE>_DATABASE_URL or DATABASE_URL, else to the servers of npm start.',
    ].join('\n'),
  )
}

/** @returns the exit code: 1 for a finding that failed, 2 for wrong use */
async function run([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name]
  if (!command || args.includes('--help')) {
    help()
    return command || name === '--help' || name === '-h' ? 0 : 2
  }
  const isJson = args.includes('--json')
  const { context, close } = openContext(await opsConfig())
  try {
    const result = await command.run(
      context,
      args.filter((arg) => arg !== '--json'),
    )
    say(isJson ? JSON.stringify(result, null, 2) : asText(result))
    return command.hasFailed?.(result) ? 1 : 0
  } finally {
    await close()
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const isExpected =
    error instanceof UsageProblem || error instanceof ConfigProblems || isArgumentError(error)
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = isExpected ? 2 : 1
}

function isArgumentError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
}
