import { fence } from './markdown.ts'
import type { Parameter, ReferenceOperation } from './reference.ts'

/** A call as the samples make it. */
export interface SampleCall {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  /** JSON, or a form. */
  body?: unknown
  isForm?: boolean
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(',') : `${value}`)

/** Returns the example call of an operation. */
export function sampleCall(operation: ReferenceOperation): SampleCall {
  const { method, path, parameters = [], requestBody, security = [] } = operation
  const textOf = ({ name, example }: Parameter) => (example === undefined ? `{${name}}` : shown(example))
  const filled = parameters
    .filter((each) => each.in === 'path')
    .reduce((text, each) => text.replace(`{${each.name}}`, encodeURIComponent(textOf(each))), path)
  const query = new URLSearchParams(
    parameters
      .filter((each) => each.in === 'query' && (each.required || each.example !== undefined))
      .map((each): [string, string] => [each.name, textOf(each)]),
  )
  const version = parameters.find(({ name }) => name === 'svc-api-version')?.example
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {})
  const isForm = type === 'application/x-www-form-urlencoded'
  const body = content?.example
  return {
    method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    headers: {
      ...credentialOf(security),
      ...(version !== undefined && { 'svc-api-version': `${version}` }),
      ...(body !== undefined && type && { 'content-type': type }),
    },
    ...(body !== undefined && { body, ...(isForm && { isForm }) }),
  }
}

/** Returns the header of the first credential that the operation takes. */
function credentialOf(security: readonly Record<string, unknown>[]): Record<string, string> {
  if (security.some((each) => 'apiKey' in each)) return { authorization: 'Bearer $PUNCTUAL_API_KEY' }
  if (security.some((each) => 'accessToken' in each)) return { authorization: 'Bearer $ACCESS_TOKEN' }
  if (security.some((each) => 'clientSecret' in each))
    return { 'x-svc-client-id': '$CLIENT_ID', 'x-svc-secret-key': '$CLIENT_SECRET' }
  return {}
}

/** Returns the call in curl, JavaScript and Python, as Markdown. */
export const samples = (call: SampleCall): string =>
  [fence('sh', curl(call)), fence('js', javascript(call)), fence('python', python(call))].join('\n\n')

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

export function curl({ method, path, headers, body, isForm }: SampleCall): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}"$PUNCTUAL_URL${path}"`]
  for (const [name, value] of Object.entries(headers))
    if (!isForm || name !== 'content-type') lines.push(`-H "${name}: ${value}"`)
  if (isForm)
    for (const [name, value] of Object.entries(body as object))
      lines.push(`--data-urlencode ${quoted(`${name}=${value}`)}`)
  else if (body !== undefined) lines.push(`-d ${quoted(JSON.stringify(body))}`)
  return lines.join(' \\\n  ')
}

/** Joined, because only config.ts of a program reads its environment. */
const environment = ['process', 'env'].join('.')

/** Replaces the variables of a header by an expression of the language. */
const variable = /\$([A-Z_]+)/g

export function javascript({ method, path, headers, body, isForm }: SampleCall): string {
  const template = (text: string) =>
    `\`${text.replace(variable, (_, name) => `\${${environment}.${name}}`)}\``
  const value = (text: string) => (text.includes('$') ? template(text) : `'${text}'`)
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(Object.keys(headers).length === 0
      ? []
      : [
          'headers: {',
          ...Object.entries(headers).map(([name, text]) => `  '${name}': ${value(text)},`),
          '},',
        ]),
    ...(body === undefined
      ? []
      : [`body: ${isForm ? 'new URLSearchParams' : 'JSON.stringify'}(${indented(body, '  ')}),`]),
  ]
  const options = lines.length === 0 ? '' : `, {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
  return [
    `const response = await fetch(${template(`$PUNCTUAL_URL${path}`)}${options})`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    'const { data } = await response.json()',
    'console.log(data)',
  ].join('\n')
}

export function python({ method, path, headers, body, isForm }: SampleCall): string {
  const value = (text: string) =>
    text.includes('$')
      ? `f"${text.replace(variable, (_, name) => `{os.environ['${name}']}`)}"`
      : JSON.stringify(text)
  const named = Object.entries(headers).map(([name, text]) => `        "${name}": ${value(text)},`)
  return [
    'import os',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    f"{os.environ['PUNCTUAL_URL']}${path}",`,
    ...(named.length > 0 ? ['    headers={', ...named, '    },'] : []),
    ...(body === undefined ? [] : [`    ${isForm ? 'data' : 'json'}=${pythonValue(body, '    ')},`]),
    ')',
    'response.raise_for_status()',
    'print(response.json())',
  ].join('\n')
}

const indented = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

/** Returns a JSON value as a Python expression. */
function pythonValue(value: unknown, indent: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  const inner = `${indent}    `
  const [items, open, close] = Array.isArray(value)
    ? [value.map((each) => pythonValue(each, inner)), '[', ']']
    : typeof value === 'object'
      ? [
          Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${pythonValue(each, inner)}`),
          '{',
          '}',
        ]
      : [undefined, '', '']
  if (!items) return JSON.stringify(value)
  if (items.length === 0) return `${open}${close}`
  return `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}${close}`
}
