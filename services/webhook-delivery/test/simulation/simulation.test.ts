import { fileURLToPath } from 'node:url'
import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'

t.setTimeout(fileTimeoutMs)

// The driver of Postgres keeps its real timers by its path, which a bundle does not have.
const program = fileURLToPath(new URL('./checks.ts', import.meta.url))
void t.spawn(process.execPath, ['--import', 'tsx', program], { timeout: fileTimeoutMs }, 'simulation')
