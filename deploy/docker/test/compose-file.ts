import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../local/root.ts'

/** The parts of a compose.yaml service that the tests use. */
export interface ComposeService {
  image: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  environment?: Record<string, string | number | null>
  ports?: string[]
  volumes?: string[]
  depends_on?: Record<string, unknown> | string[]
  healthcheck?: { test?: string[]; disable?: boolean }
  read_only?: boolean
  user?: string
}

export interface ComposeFile {
  services: Record<string, ComposeService>
  volumes: Record<string, unknown>
}

export const readText = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8')

export const readCompose = (): ComposeFile => parse(readText('compose.yaml'), { merge: true }) as ComposeFile

const reference = /\$\{(\w+)(?::([-?])([^}]*))?\}/g

/** Returns the variables in a text, and whether each is optional. */
export function referencesIn(text: string): { name: string; isRequired: boolean }[] {
  return [...text.matchAll(reference)].map(([, name = '', kind]) => ({ name, isRequired: kind === '?' }))
}

/** Interpolates `${NAME:-default}` and `${NAME:?message}` like docker compose. */
export function interpolate(text: string, values: Record<string, string>): string {
  return text.replace(reference, (_whole, name: string, kind: string, rest: string) => {
    const value = values[name]
    if (value) return value
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`)
    return rest ?? ''
  })
}

/** Returns a service's environment in its container, without `ENV` of the Dockerfile. */
export function environmentOf(
  service: ComposeService,
  values: Record<string, string>,
): Record<string, string> {
  const entries = Object.entries(service.environment ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name, interpolate(`${value ?? ''}`, values)]))
}

/** Returns the instructions of a Dockerfile, with continued lines joined and without comments. */
export function readDockerfile(): { instruction: string; rest: string }[] {
  return readText('deploy/docker/Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      return { instruction: instruction.toUpperCase(), rest: rest.trim() }
    })
}
