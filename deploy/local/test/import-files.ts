import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'

// Runs the given test files one after the other in this process. Servers and clients that a file
// has started end with the file, not with the process.

for (const file of process.argv.slice(2)) {
  const endings: (() => unknown)[] = []
  t.teardown = (ending: () => unknown) => void endings.unshift(ending)
  await import(pathToFileURL(resolve(file)).href)
  await t.test(`${file} ends`, async () => {
    for (const ending of endings) await ending()
  })
}
// Else tap waits for the end of the process, which never comes while something keeps it alive.
t.end()
