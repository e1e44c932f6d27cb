import { type ParseArgsConfig, parseArgs } from 'node:util'

type CommandLine<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>

/**
 * Reads the command line of a program. Ends the process after `--help` (exit 0, the usage on
 * standard output), and after options that it does not have (exit 2).
 * @param usage text that begins with `Usage: `
 * @param config as of `parseArgs` of node:util
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): CommandLine<Config> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  try {
    return parseArgs({ ...config, args }) as CommandLine<Config>
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`)
    process.exit(2)
  }
}
