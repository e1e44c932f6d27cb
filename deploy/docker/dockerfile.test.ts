import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { root } from '../local/root.ts'
import { readWorkspaces } from '../system/source-files.ts'
import { readCompose, readDockerfile, readText } from './test/compose-file.ts'

const instructions = readDockerfile()
const lastFrom = instructions.findLastIndex(({ instruction }) => instruction === 'FROM')
const image = instructions.slice(lastFrom)
const copies = instructions
  .filter(({ instruction, rest }) => instruction === 'COPY' && !rest.startsWith('--from'))
  .map(({ rest }) => rest.split(/\s+/).slice(0, -1))

t.test('both stages use one image with a supported Node', async (t) => {
  const bases = instructions
    .filter(({ instruction }) => instruction === 'FROM')
    .map(({ rest }) => rest.split(' ')[0])
  t.equal(new Set(bases).size, 1)
  const [, major] = /^node:(\d+)-alpine$/.exec(bases[0] ?? '') ?? []
  t.ok(Number(major) >= Number(/\d+/.exec(JSON.parse(readText('package.json')).engines.node)?.[0]))
})

t.test('does not run as root', async (t) => {
  const user = image.findLast(({ instruction }) => instruction === 'USER')
  t.equal(user?.rest, 'node')
  for (const service of Object.values(readCompose().services)) t.not(service.user, 'root')
})

t.test('the manifests of all workspaces are there before npm ci', async (t) => {
  const workspaces = (await readWorkspaces()).map(({ folder }) => join(folder, 'package.json'))
  const manifests = copies.flat().filter((source) => source.endsWith('package.json'))
  t.strictSame(manifests.toSorted(), workspaces.toSorted())
})

t.test('every copied path exists and is sent to the builder', async (t) => {
  const allowed = readText('.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  for (const source of copies.flat()) {
    t.ok(existsSync(join(root, source)), source)
    const isSent = allowed.some((path) => `${source}/`.startsWith(`${path}/`))
    t.ok(isSent, `${source} is not ignored`)
  }
  const folders = allowed.filter((name) => !name.includes('.'))
  t.strictSame(
    folders.filter((name) => !copies.flat().includes(name)),
    [],
  )
})

t.test('the builder gets the file of every process', async (t) => {
  const ignored = readText('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('deploy/'))
  for (const { command = [] } of Object.values(readCompose().services))
    for (const folder of ignored) t.notOk(command.at(-1)?.startsWith(`${folder}/`), folder)
})

t.test('npm ci installs tsx, but no development tools', async (t) => {
  const install = instructions.find(({ rest }) => rest.startsWith('npm ci'))
  t.match(install?.rest, '--omit=dev')
  t.ok(JSON.parse(readText('package.json')).dependencies?.tsx)
  const { packages } = JSON.parse(readText('package-lock.json'))
  t.notOk(packages['node_modules/tsx'].dev)
  t.notOk(packages['node_modules/esbuild'].dev)
})

t.test('the command starts a process', async (t) => {
  const command = image.findLast(({ instruction }) => instruction === 'CMD')
  const commands = Object.values(readCompose().services).map((service) => service.command)
  t.ok(commands.some((each) => JSON.stringify(each) === JSON.stringify(JSON.parse(command?.rest ?? ''))))
})
