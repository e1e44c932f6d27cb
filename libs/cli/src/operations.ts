import { readFile } from 'node:fs/promises'
import type { Page, RequestOptions } from '@punctual/client'
import { Command, Option } from 'commander'
import { type Context, UsageError } from './context.ts'
import { type CommandTable, type Definition, definitionsOf, type Field } from './definition.ts'
import table from './generated/commands.json' with { type: 'json' }
import { asJson, asTable } from './output.ts'
import { openSession } from './session.ts'
import { bodyOf, flagOf, parseValue } from './values.ts'

const definitions = definitionsOf(table as unknown as CommandTable)

/** A resource of the client: functions and resources by name. */
interface Resource {
  [name: string]: Resource | ((...args: unknown[]) => unknown)
}

/** Adds a command for every operation of the API: `punctual bookings attendees list`. */
export function addOperations(program: Command, context: Context): void {
  const groups = new Map<string, Command>([['', program]])
  const groupOf = (path: readonly string[]): Command => {
    const known = groups.get(path.join(' '))
    if (known) return known
    const name = flagOf({ name: path.at(-1) ?? '' })
    const group = new Command(name).summary(contentsOf(path)).copyInheritedSettings(program)
    group.enablePositionalOptions()
    groupOf(path.slice(0, -1)).addCommand(group)
    groups.set(path.join(' '), group)
    return group
  }
  for (const definition of definitions) {
    const group = groupOf(definition.name.slice(0, -1))
    const command = commandOf(definition, context).copyInheritedSettings(program)
    // `punctual me` is `punctual me get`.
    const isDefault = command.name() === 'get' && definition.path.length === 0
    group.addCommand(command, { isDefault, hidden: definition.deprecated ?? false })
  }
}

/** Returns the names of what a group has: `get, list, attendees`. */
function contentsOf(path: readonly string[]): string {
  const inside = definitions.filter(({ name }) => path.every((part, at) => name[at] === part))
  return [...new Set(inside.map(({ name }) => flagOf({ name: name[path.length] ?? '' })))].join(', ')
}

function commandOf(definition: Definition, context: Context): Command {
  const { name, summary, description, path, query, body, kind } = definition
  const command = new Command(flagOf({ name: name.at(-1) ?? '' })).summary(summary)
  command.description(`${summary}.\n\n${description}`.trim())
  for (const field of path) command.argument(`<${flagOf(field)}>`, field.description)
  for (const field of query) command.addOption(optionOf(field))
  for (const field of body?.fields ?? []) command.addOption(optionOf(field))
  if (body) command.option('--data <json>', 'the body as JSON; @FILE reads a file, - standard input')
  if (kind === 'page') command.option('--all', 'all pages of the list')
  if (kind !== 'stream' && kind !== 'text') command.option('--json', 'print JSON')
  return command.action(async (...given: unknown[]) => {
    const values = given.slice(0, path.length).map(String)
    await call(definition, values, given[path.length] as Record<string, string | boolean>, context)
  })
}

function optionOf(field: Field): Option {
  const { type, description, required, choices } = field
  const value = type === 'boolean' ? '[boolean]' : `<${type === 'list' ? 'a,b' : type}>`
  const words = [
    description.split('\n')[0] ?? '',
    ...(choices ? [`One of ${choices.join(', ')}.`] : []),
    ...(required ? ['Required.'] : []),
  ]
  return new Option(`--${flagOf(field)} ${value}`, words.filter((word) => word !== '').join(' '))
}

/** Returns the given options of these fields. */
function valuesOf(fields: readonly Field[], options: Record<string, string | boolean>): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const field of fields) {
    const text = options[new Option(`--${flagOf(field)}`).attributeName()]
    if (text !== undefined) values.set(field.name, parseValue(field, text))
  }
  return values
}

async function call(
  { name, path, query, body, kind }: Definition,
  values: string[],
  options: Record<string, string | boolean>,
  context: Context,
): Promise<void> {
  for (const [at, field] of path.entries()) if (!values[at]) throw new UsageError(`${flagOf(field)} is empty`)
  const { client } = await openSession(context)
  const args: unknown[] = [...values]
  if (body) {
    const data = await readData(options.data as string | undefined, context)
    const fields = valuesOf(body.fields, options)
    const isLeftOut = !body.required && data === undefined && fields.size === 0
    args.push(isLeftOut ? undefined : bodyOf(body.fields, fields, data))
  }
  if (query.length > 0) {
    const parameters = valuesOf(query, options)
    const missing = query.filter((field) => field.required && !parameters.has(field.name))
    if (missing.length > 0)
      throw new UsageError(`Needed: ${missing.map((field) => `--${flagOf(field)}`).join(', ')}`)
    args.push(Object.fromEntries(parameters))
  }
  args.push({ signal: context.interrupted } satisfies RequestOptions)
  const result = functionOf(client as unknown as Resource, name)(...args)
  const print = (data: unknown) => context.out(options.json ? asJson(data) : asTable(data))
  if (kind === 'stream') {
    for await (const event of result as AsyncIterable<unknown>) context.out(JSON.stringify(event))
  } else if (kind === 'page') {
    const items: unknown[] = []
    if (options.all) for await (const item of result as AsyncIterable<unknown>) items.push(item)
    const { data, pagination } = options.all ? { data: items } : await (result as Promise<Page<unknown>>)
    print(data)
    if (!options.json && pagination?.hasNextPage)
      context.note(`${pagination.remainingItems} more: --skip, --take or --all.`)
  } else print(await result)
}

function functionOf(client: Resource, name: readonly string[]): (...args: unknown[]) => unknown {
  let at: Resource[string] | undefined = client
  for (const part of name) at = typeof at === 'object' ? at[part] : undefined
  if (typeof at !== 'function') throw new Error(`${name.join(' ')} is not in the client`)
  return at
}

async function readData(text: string | undefined, context: Context): Promise<string | undefined> {
  if (text === '-') return context.readInput()
  if (!text?.startsWith('@')) return text
  return readFile(text.slice(1), 'utf8').catch((error: Error) => {
    throw new UsageError(`--data: ${error.message}`)
  })
}
