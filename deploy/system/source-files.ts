import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ParserOptions, parse } from '@babel/parser'
import type { File, Node } from '@babel/types'
import { workspaceFolders } from '../local/workspaces.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The fields of a workspace's package.json that the rules use. */
export interface Manifest {
  name: string
  /** Absent for packages that are published. */
  private?: boolean
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
  return Promise.all(['', ...(await workspaceFolders())].map(readManifest))
}

/** Returns every TypeScript file of a workspace, except generated ones. */
export async function readSources(workspace: Workspace): Promise<SourceFile[]> {
  const entries = await readdir(join(root, workspace.folder), { recursive: true, withFileTypes: true })
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter(
      (path) => /\.(?:m?ts|tsx)$/.test(path) && !/(^|\/)(node_modules|dist|src\/generated)\//.test(path),
    )
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8')
      return {
        path,
        workspace,
        text,
        imports: importsOf({ path, text }),
        isTest: /(^|\/)test\/|\.test\.ts$|^deploy\/(system|bench)\//.test(path),
      }
    }),
  )
}

/** Parses a file of TypeScript, with JSX by the name of the file. */
export function parseSource({ path, text }: Pick<SourceFile, 'path' | 'text'>): File['program'] {
  const options: ParserOptions = {
    sourceType: 'module',
    plugins: path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
    createImportExpressions: true,
  }
  return parse(text, options).program
}

/** Calls `check` with a node and with all nodes in it. */
export function visitNodes(node: Node, check: (node: Node) => void): void {
  check(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string' && typeof child.start === 'number') visitNodes(child, check)
}

function importsOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const program = parseSource({ path, text })
  const found = new Set<string>()
  for (const statement of program.body)
    if ('source' in statement && statement.source) found.add(statement.source.value)
  if (text.includes('import('))
    visitNodes(program, (node) => {
      if (node.type === 'ImportExpression' && node.source.type === 'StringLiteral')
        found.add(node.source.value)
    })
  return [...found]
}

/** Returns the specifiers of `import type`, and of imports whose names are all types. */
export function typeImportsOf(file: SourceFile): Set<string> {
  const declarations = parseSource(file).body.filter((statement) => statement.type === 'ImportDeclaration')
  const types = declarations.filter(
    ({ importKind, specifiers }) =>
      importKind === 'type' ||
      (specifiers.length > 0 &&
        specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')),
  )
  return new Set(types.map(({ source }) => source.value))
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
