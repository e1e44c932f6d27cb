import { Command, CommanderError } from 'commander'
import type { Context } from './context.ts'
import { addEvents } from './events.ts'
import { exitCodes, failureOf } from './failures.ts'
import { addListen } from './listen.ts'
import { addLogin } from './login.ts'
import { addOperations } from './operations.ts'

const help = `
Environment:
  PUNCTUAL_URL      address of the installation
  PUNCTUAL_API_KEY  API key; comes before the credential of punctual login

Exit codes:
  0  done
  1  refused
  2  wrong use
  3  no answer
  4  no valid credential, or no right

A first call: punctual me --json`

/**
 * Runs one command.
 * @returns the exit code
 */
export async function run(args: readonly string[], version: string, context: Context): Promise<number> {
  const program = new Command('punctual')
    .description('Command line of the Punctual API')
    .version(version)
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError('--help lists the options.')
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({
      writeOut: (text) => context.out(text.replace(/\n$/, '')),
      writeErr: (text) => context.note(text.replace(/\n$/, '')),
    })
    .addHelpText('after', help)
  addLogin(program, context)
  addListen(program, context)
  addEvents(program, context)
  addOperations(program, context)
  try {
    await program.parseAsync([...args], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage
    if (context.interrupted.aborted) return exitCodes.interrupted
    const { exitCode, code, message } = failureOf(error)
    context.note(args.includes('--json') ? JSON.stringify({ error: { code, message } }) : message)
    return exitCode
  }
}
