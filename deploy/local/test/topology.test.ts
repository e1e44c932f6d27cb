import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ServiceDefinition, serviceNames } from '@punctual/http'
import { timerMigrations } from '@punctual/timers'
import t from 'tap'
import { localConfig } from '../config.ts'
import { root } from '../root.ts'
import { databaseVariable, topology, urlVariable } from '../topology.ts'

const definitionOf = async (name: string): Promise<ServiceDefinition<unknown>> =>
  (await import(`../../../services/${name}/src/service.ts`)).service

t.test('the file of every process exists', async (t) => {
  for (const roles of ['together', 'apart'] as const)
    for (const { entry } of topology({ roles, inbox: true }).flat())
      t.ok(existsSync(join(root, entry)), entry)
})

t.test('separate roles add a worker for each service', async (t) => {
  const names = (roles: 'together' | 'apart') =>
    topology({ roles, inbox: false })
      .flat()
      .map(({ name }) => name)
  t.strictSame(names('together').toSorted(), [...serviceNames, 'gateway'].toSorted())
  const workers = serviceNames.map((name) => `${name}-worker`)
  t.strictSame(names('apart').toSorted(), [...serviceNames, 'gateway', ...workers].toSorted())
})

t.test('npm start passes on every documented variable that it does not use itself', async (t) => {
  const operations = await readFile(join(root, 'docs/operations.md'), 'utf8')
  const [table = ''] = /(?<=^## Configuration of `npm start`$)[\s\S]*?(?=^## )/m.exec(operations) ?? []
  const documented = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  const own = /^(PORT|PUNCTUAL_\w+|DATABASE_URL|NATS_URL|SMTP_URL|TEST_CLOCK)$/
  const passed = documented.filter((name) => !own.test(name))
  t.ok(passed.length > 40)
  const config = localConfig(Object.fromEntries(passed.map((name) => [name, 'value'])))
  t.strictSame(Object.keys(config.passed).toSorted(), passed.toSorted())
  const given = topology({ roles: 'together', inbox: false }).flatMap((group) =>
    group.flatMap(({ shared }) => shared),
  )
  for (const name of passed) t.ok(given.includes(name), name)
})

for (const name of serviceNames)
  t.test(name, async (t) => {
    const definition = await definitionOf(name)
    const processes = topology({ roles: 'apart', inbox: false }).flat()
    const shared = processes.find((process) => process.name === name)?.shared ?? []

    await t.test('gets only the addresses of the services that it asks', async (t) => {
      const asked = (definition.asks ?? []).map(urlVariable)
      const given = serviceNames.map(urlVariable).filter((variable) => shared.includes(variable))
      t.strictSame(given.toSorted(), asked.toSorted())
    })

    await t.test('gets only its own database', async (t) => {
      const own = new Set(shared.filter((variable) => /DATABASE_URL$/.test(variable)))
      own.delete('BOOKINGS_READ_DATABASE_URL')
      t.same([...own], [databaseVariable(name)])
    })

    await t.test('is migrated from the same folders as in tests', async (t) => {
      const manifest = JSON.parse(await readFile(join(root, `services/${name}/package.json`), 'utf8'))
      const own = pathToFileURL(join(root, `services/${name}/src/db/migrations/`))
      const folders = [...('@punctual/timers' in manifest.dependencies ? [timerMigrations] : []), own]
      t.strictSame(definition.migrations.map(String), folders.map(String))
    })
  })
