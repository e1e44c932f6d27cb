import { connectCheck } from './check.ts'
import { installationEnv } from './config.ts'

// `npm run connect:check google|microsoft|zoom|stripe`, with the variables of the installation.

process.exitCode = await connectCheck(process.argv[2], installationEnv(), (line) => console.log(line))
