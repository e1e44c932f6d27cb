import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../local/root.ts'

/** A service of compose.yaml, as far as the tests look at it. */
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

/** @returns the names that a text asks for, and whether it can do without */
export function referencesIn(text: string): { name: string; isRequired: boolean }[] {
  return [...text.matchAll(reference)].map(([, name = '', kind]) => ({ name, isRequired: kind === '?' }))
}

/** Does what docker compose does with `${NAME:-default}` and `${NAME:?message}`. */
export function interpolate(text: string, values: Record<string, string>): string {
  return text.replace(reference, (_whole, name: string, kind: string, rest: string) => {
    const value = values[name]
    if (value) return value
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`)
    return rest ?? ''
  })
}

/** @returns a service's environment as its container gets it, `ENV` of the Dockerfile not counted */
export function environmentOf(
  service: ComposeService,
  values: Record<string, string>,
): Record<string, string> {
  const entries = Object.entries(service.environment ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name, interpolate(`${value ?? ''}`, values)]))
}

/** @returns the instructions of a Dockerfile, continued lines joined, comments left out */
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
