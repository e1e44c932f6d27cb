import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { bundle } from '../bundle.ts'
import { root } from '../root.ts'

const folder = `node_modules/.cache/punctual/bundle-test-${process.pid}`
const entry = `${folder}/program.ts`
const write = (name: string, text: string) => writeFile(join(root, folder, name), text)
const run = async (file: string) => (await promisify(execFile)(process.execPath, [file])).stdout

t.before(() => mkdir(join(root, folder), { recursive: true }))
t.teardown(() => rm(join(root, folder), { recursive: true, force: true }))

t.test('bundles once, and again after a file has changed', async (t) => {
  await write('word.ts', "export const word: string = 'first'")
  await write(
    'program.ts',
    "import { word } from './word.ts'\nconsole.log(word, typeof t)\nimport t from 'tap'",
  )
  const first = (await bundle('test', [entry]))(entry)
  t.equal(await run(first), 'first object\n')
  t.equal((await bundle('test', [entry]))(entry), first)

  await write('word.ts', "export const word: string = 'second'")
  const second = (await bundle('test', [entry]))(entry)
  t.not(second, first)
  t.equal(await run(second), 'second object\n')
  t.equal(await run(first), 'first object\n', 'the first bundle still runs')
})

t.test('a source file still finds its folder', async (t) => {
  const program = 'libs/timers/src/timer.ts'
  const file = (await bundle('test', [program]))(program)
  const script = `import(${JSON.stringify(file)}).then(({ timerMigrations }) => console.log(timerMigrations.href))`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script])
  t.match(stdout, 'libs/timers/src/migrations/')
})

t.test('stack traces name the lines of sources, and source maps leave out packages', async (t) => {
  await write(
    'program.ts',
    "import plugin from 'fastify-plugin'\ntype Unused = string\nplugin(() => {})\nconsole.log(new Error('thrown').stack)",
  )
  const file = (await bundle('test', [entry]))(entry)
  const { stdout } = await promisify(execFile)(process.execPath, ['--enable-source-maps', file])
  t.match(stdout, 'program.ts:4:')
  const { sources } = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { sources: string[] }
  t.same(
    sources.map((source) => source.split('/').at(-1)),
    ['program.ts'],
  )
})
