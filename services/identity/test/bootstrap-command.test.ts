import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { freshDatabase } from '@punctual/testing'
import t from 'tap'

const command = fileURLToPath(new URL('../src/bootstrap-command.ts', import.meta.url))
const cwd = fileURLToPath(new URL('..', import.meta.url))
const flags = ['--email', 'olga@example.com', '--name', 'Olga', '--organization', 'Acme']

function run(args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const node = ['--import', 'tsx', command, ...args]
    execFile(process.execPath, node, { env, cwd }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

t.test('npm run bootstrap', async (t) => {
  const env = {
    DATABASE_URL: await freshDatabase(t, ['identity']),
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  t.test('prints the created objects, then the existing ones', async (t) => {
    const first = await run(flags, env)
    t.equal(first.code, 0, first.stderr)
    const result = JSON.parse(first.stdout)
    t.match(result, {
      created: true,
      user: { username: 'olga' },
      organization: { slug: 'acme' },
      apiKey: /^svc_/,
    })
    const again = await run(flags, env)
    const { apiKey, oauthClient, ...rest } = result
    t.ok(apiKey)
    t.same(JSON.parse(again.stdout), { ...rest, created: false, oauthClient: { id: oauthClient.id } })
  })
  t.test('reports missing arguments and changes nothing', async (t) => {
    t.match(await run(['--email', 'olga'], env), {
      code: 1,
      stdout: '',
      stderr: /--email cannot be "olga"[\s\S]*--name is missing[\s\S]*npm run bootstrap/,
    })
    t.match(await run(flags, {}), {
      code: 1,
      stderr: /DATABASE_URL is missing[\s\S]*ENCRYPTION_KEYS is missing/,
    })
  })
  t.test('--help prints the usage without a configuration', async (t) => {
    t.match(await run(['--help'], {}), {
      code: 0,
      stdout: /^Usage: npm run bootstrap -- --email/,
      stderr: '',
    })
  })
  t.test('reports why it failed', async (t) => {
    const other = ['--email', 'x@example.com', '--name', '東京', '--organization', 'Other']
    t.match(await run(other, env), { code: 1, stderr: /username/ })
  })
})
