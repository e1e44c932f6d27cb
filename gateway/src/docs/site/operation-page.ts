import { fieldTable, limitsOf, typeOf } from './fields.ts'
import { fence, joined, tableOf } from './markdown.ts'
import type { Parameter, Reference, ReferenceOperation } from './reference.ts'
import { sampleCall, samples } from './samples.ts'

export const operationPath = ({ operationId }: { operationId: string }): string =>
  `/docs/reference/${operationId}`

/** Returns the page of an operation as Markdown. */
export function operationPage(operation: ReferenceOperation, { resolve }: Reference): string {
  const { method, path, summary, description = '', deprecated, requestBody, responses } = operation
  const [body] = Object.values(requestBody?.content ?? {})
  const fields = body?.schema ? fieldTable(body.schema, resolve) : ''
  return joined([
    `# ${summary}`,
    `\`${method} ${path}\``,
    deprecated && 'Deprecated: for existing clients.',
    description,
    parameterTable(operation, resolve),
    fields !== '' && `## Body\n\n${fields}`,
    `## Example\n\n${samples(sampleCall(operation))}`,
    ...Object.entries(responses)
      .filter(([status]) => Number(status) < 400)
      .map(([status, answer]) => answerPart(status, answer, resolve)),
    failureTable(responses, resolve),
  ])
}

function parameterTable({ parameters = [] }: ReferenceOperation, resolve: Reference['resolve']): string {
  if (parameters.length === 0) return ''
  const row = (parameter: Parameter) => {
    const { name, in: where, required, description, schema } = parameter
    const type = `${where}, ${typeOf(schema, resolve)}${required ? ', required' : ''}`
    return [`\`${name}\``, type, [description, limitsOf(resolve(schema))].filter(Boolean).join(' ')]
  }
  return `## Parameters\n\n${tableOf(['Name', 'Type', 'Description'], parameters.map(row))}`
}

function answerPart(
  status: string,
  answer: ReferenceOperation['responses'][string],
  resolve: Reference['resolve'],
): string {
  const { description, content = {} } = resolve(answer)
  const [[type, { schema, example } = {}] = []] = Object.entries(content)
  const fields = schema ? fieldTable(schema, resolve) : ''
  return joined([
    `## Answer ${status}`,
    [description, type !== undefined && type !== 'application/json' && `Type: \`${type}\`.`]
      .filter(Boolean)
      .join('. '),
    example !== undefined && fence('json', JSON.stringify(example, null, 2)),
    fields,
  ]).trimEnd()
}

function failureTable(responses: ReferenceOperation['responses'], resolve: Reference['resolve']): string {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, answer]) => [status, resolve(answer).description ?? ''])
  return `## Errors by status\n\n${tableOf(['Status', 'Meaning'], rows)}\n\nThe shape of errors: [Errors](/docs/guides/errors).`
}
