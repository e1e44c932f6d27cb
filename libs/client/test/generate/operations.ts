import type { DocumentedOperation, Parameter } from './document.ts'
import { type FunctionName, functionNameOf, refuseClashes } from './names.ts'

export interface NamedOperation extends DocumentedOperation {
  name: FunctionName
}

/** A resource of the client, with its functions and the resources in it. */
interface Resource {
  path: string[]
  operations: NamedOperation[]
  children: Map<string, Resource>
}

/** Gives each operation the name of its function. */
export function nameOperations(operations: readonly DocumentedOperation[]): NamedOperation[] {
  const named = operations.map((operation) => ({ ...operation, name: functionNameOf(operation) }))
  refuseClashes(named)
  return named
}

function treeOfResources(operations: readonly NamedOperation[]): Resource {
  const root: Resource = { path: [], operations: [], children: new Map() }
  for (const operation of operations) {
    let at = root
    for (const name of operation.name.resources) {
      const child = at.children.get(name) ?? { path: [...at.path, name], operations: [], children: new Map() }
      at.children.set(name, child)
      at = child
    }
    at.operations.push(operation)
  }
  return root
}

/** Returns the TypeScript of the types of resources, and of the functions in them. */
export function operationsSource(operations: readonly NamedOperation[]): string {
  return [
    "import { type Operation, operation } from '../operation.ts'",
    "import type { PageRequest, RequestOptions, ServerSentEvent } from '../answers.ts'",
    "import type { Answer, Body, Data, Item, Query } from '../operation-types.ts'",
    '',
    ...interfacesOf(treeOfResources(operations)),
    ...operations.map(constantOf),
    '',
  ].join('\n')
}

/**
 * Returns the TypeScript of the tree of all functions: a file of its own, because it keeps bundlers
 * from dropping those that a program does not use.
 */
export function resourcesSource(operations: readonly NamedOperation[]): string {
  return [
    "import type { Operations } from '../operation.ts'",
    "import * as all from './operations.ts'",
    '',
    `export const resources: Operations = ${propertiesOf(treeOfResources(operations))}`,
    '',
  ].join('\n')
}

const typeName = ({ path }: Resource): string =>
  `${path.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Resource`

function interfacesOf(resource: Resource): string[] {
  const isRoot = resource.path.length === 0
  const name = isRoot ? 'Client' : typeName(resource)
  const lines = [
    ...(isRoot ? ['/** The operations of the API, by resource. */'] : []),
    `export interface ${name} {`,
    ...[...resource.children].map(([property, child]) => `  readonly ${property}: ${typeName(child)}`),
    ...resource.operations.flatMap((one) => [...commentOf(one, '  '), `  ${signatureOf(one)}`]),
    '}',
    '',
  ]
  return [...lines, ...[...resource.children.values()].flatMap(interfacesOf)]
}

function commentOf({ summary, method, path, isDeprecated }: NamedOperation, indent: string): string[] {
  const first = `${summary}: \`${method} ${path}\`.`
  return isDeprecated
    ? [`${indent}/**`, `${indent} * ${first}`, `${indent} * @deprecated`, `${indent} */`]
    : [`${indent}/** ${first} */`]
}

/** Whether the query of an operation may be left out. */
const isOptional = (query: readonly Parameter[]): boolean => query.every(({ required }) => !required)

function signatureOf(one: NamedOperation): string {
  const { id, name, pathParameters, body, query } = one
  const parameters = [
    ...pathParameters.map((parameter) => `${parameter.name}: string | number`),
    ...(body ? [`body${body.isRequired ? '' : '?'}: Body<'${id}'>`] : []),
    ...(query.length > 0 ? [`query${isOptional(query) ? '?' : ''}: Query<'${id}'>`] : []),
    'options?: RequestOptions',
  ]
  return `${name.verb}(${parameters.join(', ')}): ${resultOf(one)}`
}

function resultOf({ id, kind }: NamedOperation): string {
  switch (kind) {
    case 'page':
      return `PageRequest<Item<'${id}'>>`
    case 'data':
      return `Promise<Data<'${id}'>>`
    case 'body':
      return `Promise<Answer<'${id}'>>`
    case 'text':
      return 'Promise<string>'
    case 'none':
      return 'Promise<void>'
    case 'stream':
      return 'AsyncIterable<ServerSentEvent>'
  }
}

function constantOf(one: NamedOperation): string {
  const { id, method, path, kind, body, query, isIdempotent, version, name } = one
  const parts = [
    `method: '${method}'`,
    `path: '${path}'`,
    `kind: '${kind}'`,
    ...(body ? ['body: true'] : []),
    ...(query.length > 0 ? ['query: true'] : []),
    ...(isIdempotent ? ['idempotent: true'] : []),
    ...(version === undefined ? [] : [`version: '${version}'`]),
  ]
  const resource = typeName({ path: name.resources, operations: [], children: new Map() })
  const type = `Operation<${resource}['${name.verb}']>`
  const value = `/* @__PURE__ */ operation({ ${parts.join(', ')} })`
  return [...commentOf(one, ''), `export const ${id}: ${type} = ${value}`].join('\n')
}

function propertiesOf({ operations, children }: Resource): string {
  const parts = [
    ...[...children].map(([property, child]) => `${property}: ${propertiesOf(child)}`),
    ...operations.map(({ id, name }) => `${name.verb}: all.${id}`),
  ]
  return `{ ${parts.join(', ')} }`
}
