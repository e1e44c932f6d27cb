import { dirname, join } from 'node:path'
import t from 'tap'
import { packageOf, readSources, readWorkspaces, type SourceFile } from './source-files.ts'

const [root, ...workspaces] = await readWorkspaces()
const files = (await Promise.all(workspaces.map(readSources))).flat()

/** Returns a line for each import that breaks the rule. */
const breaches = (breaks: (file: SourceFile, specifier: string) => boolean): string[] =>
  files.flatMap((file) =>
    file.imports
      .filter((specifier) => breaks(file, specifier))
      .map((specifier) => `${file.path}: ${specifier}`),
  )

t.test('no file imports a file of another workspace', async (t) => {
  const leaves = ({ path, workspace }: SourceFile, specifier: string) =>
    specifier.startsWith('.') && !join(dirname(path), specifier).startsWith(`${workspace.folder}/`)
  t.strictSame(breaches(leaves), [])
})

t.test('no workspace imports a service, the gateway or a deployment by name', async (t) => {
  const closed = new Set(
    workspaces.filter(({ folder }) => !folder.startsWith('libs/')).map(({ manifest }) => manifest.name),
  )
  t.equal(closed.size, 7)
  t.strictSame(
    breaches((_file, specifier) => closed.has(packageOf(specifier) ?? '')),
    [],
  )
})

t.test('packages for integrators are not part of the system', async (t) => {
  const ofIntegrators = /^libs\/(client|cli|mcp|react)\//
  t.strictSame(
    breaches(({ path, isTest }, specifier) => {
      const isTheirs = /^@punctual\/(client|cli|mcp|react)$/.test(packageOf(specifier) ?? '')
      const isOurs = packageOf(specifier)?.startsWith('@punctual/') && !isTheirs
      return ofIntegrators.test(path) ? !isTest && isOurs === true : isTheirs
    }),
    [],
  )
})

t.test('only four places import paths that are assembled at run time', async (t) => {
  const found = files.filter(({ text }) => /\bimport\(\s*[^'"\s)]/.test(text)).map(({ path }) => path)
  const allowed =
    /^(libs\/testing\/src|deploy\/local)\/|^libs\/servers\/src\/postgres-binaries\.ts$|^gateway\/src\/pages\/parsed-texts\.ts$/
  t.strictSame(
    found.filter((path) => !allowed.test(path)),
    [],
  )
})

t.test('every imported package is declared by the workspace that imports it', async (t) => {
  const undeclared = ({ workspace, isTest }: SourceFile, specifier: string) => {
    const name = packageOf(specifier)
    if (!name || name === workspace.manifest.name) return false
    const { dependencies, devDependencies } = workspace.manifest
    if (dependencies && name in dependencies) return false
    // A published package contains what it is built of.
    if (!isTest) return workspace.manifest.private === true || !(name in (devDependencies ?? {}))
    // Tests may use the libraries of this repository and the tools that the root installs.
    return (
      !name.startsWith('@punctual/') && !(name in { ...devDependencies, ...root?.manifest.devDependencies })
    )
  }
  t.strictSame(breaches(undeclared), [])
})

t.test('a package that several workspaces use has one version range', async (t) => {
  const ranges = new Map<string, Set<string>>()
  for (const { manifest } of [root, ...workspaces].flatMap((workspace) => workspace ?? []))
    for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      ranges.set(name, (ranges.get(name) ?? new Set()).add(range))
  const several = [...ranges].filter(([, found]) => found.size > 1)
  t.strictSame(
    several.map(([name, found]) => `${name}: ${[...found].join(', ')}`),
    [],
  )
})

t.test('only the library of a driver imports it', async (t) => {
  const homes: Record<string, RegExp> = {
    // The benchmarks compare with the bare drivers; chaos damages the bus.
    nats: /^(libs\/bus|deploy\/(bench|chaos))\//,
    postgres: /^(libs\/db|deploy\/bench|services\/[^/]+\/test\/bench)\//,
  }
  t.strictSame(
    breaches(({ path }, specifier) => !(homes[packageOf(specifier) ?? '']?.test(path) ?? true)),
    [],
  )
})

t.test('only config.ts reads the environment', async (t) => {
  const reads = files.filter(
    ({ path, text }) => !path.endsWith('/config.ts') && /\bprocess\.env\b/.test(text),
  )
  t.strictSame(
    reads.map(({ path }) => path),
    [],
  )
})

// Once on, they follow every promise of the process: at least 3 % of its processor time. The SDK of
// OpenTelemetry brings them, so only the files that are imported with tracing on may load it.
t.test('no process of the system turns async hooks on without tracing', async (t) => {
  t.strictSame(
    breaches(
      ({ isTest, path }, specifier) =>
        !isTest &&
        (/^(node:)?async_hooks$/.test(specifier) ||
          (specifier.startsWith('@opentelemetry/') &&
            !/^libs\/tracing\/src\/(sdk|noticing-failures)\.ts$/.test(path))),
    ),
    [],
  )
})
