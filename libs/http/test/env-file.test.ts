import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { withEnvFile } from '../src/env-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'punctual-env-'))
t.teardown(() => rm(folder, { recursive: true, force: true }))
await writeFile(join(folder, '.env'), '# Notes\nPORT=3001\nMAIL_FROM="Ann <ann@example.com>"\n')

t.test('adds the variables of the file; those of the environment win', async (t) => {
  t.strictSame(withEnvFile({ PORT: '4000', HOST: '::1' }, folder), {
    PORT: '4000',
    HOST: '::1',
    MAIL_FROM: 'Ann <ann@example.com>',
  })
})

t.test('is not read in production, and not in tests', async (t) => {
  for (const NODE_ENV of ['production', 'test']) t.strictSame(withEnvFile({ NODE_ENV }, folder), { NODE_ENV })
})

t.test('without the file, the environment is all', async (t) => {
  t.strictSame(withEnvFile({ PORT: '4000' }, join(folder, 'missing')), { PORT: '4000' })
})

t.test('a file that cannot be read is an error of one line', async (t) => {
  const other = join(folder, 'other')
  await mkdir(join(other, '.env'), { recursive: true })
  t.throws(() => withEnvFile({}, other), { message: `${join(other, '.env')} cannot be read (EISDIR)` })
})
