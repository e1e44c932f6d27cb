import openapiTS, { astToString } from 'openapi-typescript'
import { isOffered, type OpenApiDocument } from './document.ts'

/** Returns the TypeScript of the schemas, and of parameters, bodies and answers of operations. */
export async function schemaTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(successesOf(document) as unknown as Parameters<typeof openapiTS>[0], {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  })
  return astToString(nodes)
}

/**
 * Returns the document without errors and headers, which the client handles the same way for each
 * operation, and would be most of the types.
 */
function successesOf({ paths, components: { schemas }, ...rest }: OpenApiDocument): OpenApiDocument {
  const kept: OpenApiDocument['paths'] = {}
  for (const [path, operations] of Object.entries(paths)) {
    const offered = Object.entries(operations).filter(([method, one]) => isOffered(path, method, one))
    if (offered.length === 0) continue
    kept[path] = Object.fromEntries(
      offered.map(([method, { parameters = [], responses, description: _, ...operation }]) => [
        method,
        {
          ...operation,
          parameters: parameters.filter((one) => one.in !== 'header'),
          responses: Object.fromEntries(
            Object.entries(responses)
              .filter(([status]) => status.startsWith('2'))
              .map(([status, { content }]) => [status, { description: 'OK', ...(content && { content }) }]),
          ),
        },
      ]),
    )
  }
  return { ...rest, paths: kept, components: { schemas } }
}
