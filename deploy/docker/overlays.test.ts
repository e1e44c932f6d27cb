import { existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { root } from '../local/root.ts'
import { type Kustomization, kustomizations, manifestFiles, manifestsIn } from './test/manifests.ts'

const at = (...path: string[]): string => join(root, 'deploy/kubernetes', ...path)
const kustomizationOf = (folder: string): Kustomization => {
  const found = kustomizations.find((one) => one.folder === folder)
  if (!found) throw new Error(`No kustomization in ${folder}`)
  return found
}

/** Returns the files that a kustomization takes, those of others that it builds on included. */
function filesOf({ folder, resources = [], components = [] }: Kustomization): string[] {
  return [...resources, ...components].flatMap((path) => {
    const found = normalize(join(folder, path))
    return existsSync(at(found)) && statSync(at(found)).isDirectory()
      ? filesOf(kustomizationOf(found))
      : [found]
  })
}

t.test('each manifest belongs to a kustomization, and each named file is there', async (t) => {
  const named = kustomizations.flatMap(({ folder, resources = [], configMapGenerator = [] }) =>
    [...resources, ...configMapGenerator.flatMap(({ envs = [] }) => envs)].map((path) =>
      normalize(join(folder, path)),
    ),
  )
  for (const path of named) t.ok(existsSync(at(path)), path)
  t.strictSame(
    manifestFiles.filter((file) => !named.includes(file)),
    [],
  )
})

for (const kustomization of kustomizations.filter(({ folder }) => folder.startsWith('overlays/')))
  t.test(kustomization.folder, async (t) => {
    const manifests = filesOf(kustomization).flatMap(manifestsIn)
    const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind))
    const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name)

    await t.test('says how many copies there are of each process', async (t) => {
      const counted = (kustomization.replicas ?? []).map(({ name }) => name)
      const scaled = ofKind('HorizontalPodAutoscaler', 'ScaledObject').map(
        (rule) => (rule.spec.scaleTargetRef as { name: string }).name,
      )
      t.strictSame([...counted, ...scaled].toSorted(), deployments.toSorted())
    })

    await t.test('changes only what is there', async (t) => {
      const patching = [
        kustomization,
        ...(kustomization.components ?? []).map((path) =>
          kustomizationOf(normalize(join(kustomization.folder, path))),
        ),
      ]
      for (const { target, patch } of patching.flatMap(({ patches = [] }) => patches)) {
        const targets = ofKind(target.kind).filter(
          ({ metadata }) => target.name === undefined || metadata.name === target.name,
        )
        t.ok(targets.length > 0, `${target.kind} ${target.name ?? ''}`)
        for (const { op, path } of parse(patch) as { op: string; path: string }[])
          for (const manifest of targets) {
            const replaced = path
              .split('/')
              .slice(1)
              .reduce<unknown>(
                (value, key) => (value as Record<string, unknown> | undefined)?.[key],
                manifest,
              )
            t.not(replaced, undefined, `${op} ${path} of ${manifest.metadata.name}`)
          }
      }
    })
  })
