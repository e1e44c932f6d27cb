import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A workspace's package.json, as far as the rules look at it. */
export interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export interface Workspace {
  /** From the root, such as `services/bookings`; empty for the root itself. */
  folder: string
  manifest: Manifest
}

export interface SourceFile {
  /** From the root. */
  path: string
  workspace: Workspace
  text: string
  /** What it imports, as written, dynamic imports of a plain text included. */
  imports: string[]
  isTest: boolean
}

async function readManifest(folder: string): Promise<Workspace> {
  return { folder, manifest: JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) }
}

/** @returns the root first, then every workspace */
export async function readWorkspaces(): Promise<Workspace[]> {
  const rooms = await Promise.all(
    ['libs', 'services'].map(async (room) =>
      (await readdir(join(root, room), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${room}/${entry.name}`),
    ),
  )
  return Promise.all(['', ...rooms.flat(), 'gateway', 'deploy'].map(readManifest))
}

/** @returns every TypeScript file of a workspace */
export async function readSources(workspace: Workspace): Promise<SourceFile[]> {
  const entries = await readdir(join(root, workspace.folder), { recursive: true, withFileTypes: true })
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => /\.m?ts$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8')
      const { importedFiles } = ts.preProcessFile(text, true, false)
      return {
        path,
        workspace,
        text,
        imports: importedFiles.map(({ fileName }) => fileName),
        isTest: /(^|\/)test\/|\.test\.ts$|^deploy\/(system|bench)\//.test(path),
      }
    }),
  )
}

/** @returns the package that a bare import is of, such as `@punctual/db`; undefined for a file or a part of Node */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:') || specifier.startsWith('file:'))
    return undefined
  const words = specifier.split('/')
  return specifier.startsWith('@') ? words.slice(0, 2).join('/') : words[0]
}
