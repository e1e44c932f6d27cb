import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The fields of a workspace's package.json that the rules use. */
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
  /** Path from the root. */
  path: string
  workspace: Workspace
  text: string
  /** Its imports as written, including dynamic imports of a string literal. */
  imports: string[]
  isTest: boolean
}

async function readManifest(folder: string): Promise<Workspace> {
  return { folder, manifest: JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) }
}

/** Returns the root first, then every workspace. */
export async function readWorkspaces(): Promise<Workspace[]> {
  const nested = await Promise.all(
    ['libs', 'services'].map(async (folder) =>
      (await readdir(join(root, folder), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${folder}/${entry.name}`),
    ),
  )
  return Promise.all(['', ...nested.flat(), 'gateway', 'deploy'].map(readManifest))
}

/** Returns every TypeScript file of a workspace. */
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

/** Returns the specifiers of `import type`, and of imports whose names are all types. */
export function typeImportsOf({ path, text }: SourceFile): Set<string> {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const types = statements.filter(ts.isImportDeclaration).filter(({ importClause }) => {
    if (!importClause || importClause.isTypeOnly) return importClause !== undefined
    const { name, namedBindings } = importClause
    return (
      !name &&
      namedBindings !== undefined &&
      ts.isNamedImports(namedBindings) &&
      namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
    )
  })
  return new Set(types.map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text))
}

/**
 * Returns the package of a bare import, such as `@punctual/db`; undefined for a file or a module of
 * Node.
 */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:') || specifier.startsWith('file:'))
    return undefined
  const words = specifier.split('/')
  return specifier.startsWith('@') ? words.slice(0, 2).join('/') : words[0]
}
