import { readCommandLine } from '@punctual/http'
import { connectCheck } from './check.ts'
import { installationEnv } from './config.ts'

const { positionals } = readCommandLine(
  `Usage: npm run connect:check -- google|microsoft|zoom|stripe
Asks a provider whether it knows the installation, whose variables the environment or a file named
.env has.`,
  { allowPositionals: true },
)

process.exitCode = await connectCheck(positionals[0], installationEnv(), (line) => console.log(line))
