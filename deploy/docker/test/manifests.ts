import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { root } from '../../local/root.ts'
import { readText } from './compose-file.ts'

/** A manifest of Kubernetes, as far as tests look into it. */
export interface Manifest {
  kind: string
  metadata: { name: string }
  items?: Manifest[]
  // The rest differs by kind.
  spec: Record<string, unknown>
}

/** A file `kustomization.yaml`. */
export interface Kustomization {
  /** Path of its folder from `deploy/kubernetes`. */
  folder: string
  resources?: string[]
  components?: string[]
  configMapGenerator?: { name: string; behavior?: string; envs?: string[]; literals?: string[] }[]
  replicas?: { name: string; count: number }[]
  patches?: { target: { kind: string; name?: string }; patch: string }[]
}

const folder = 'deploy/kubernetes'
const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .toSorted()
const isKustomization = (file: string) => file.endsWith('kustomization.yaml')

/** Returns the documents of a file in `deploy/kubernetes`, those of lists apart. */
export function manifestsIn(file: string): Manifest[] {
  return parseAllDocuments(readText(folder, file), { merge: true })
    .map((document) => document.toJS() as Manifest)
    .flatMap((manifest) => manifest.items ?? [manifest])
}

/** Files with manifests, from `deploy/kubernetes`. */
export const manifestFiles = files.filter((file) => !isKustomization(file))

export const kustomizations: Kustomization[] = files.filter(isKustomization).map((file) => {
  const [document] = parseAllDocuments(readText(folder, file))
  return { ...(document?.toJS() as Kustomization), folder: dirname(file) }
})

/** Returns the lines `NAME=value` of a text by name, without comments. */
export const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** The settings that all processes share. */
export const settings = settingsIn(readText(folder, 'base/settings.env'))
