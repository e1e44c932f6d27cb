import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { isPunctualError, PunctualConnectionError } from '@punctual/client'
import { z } from 'zod'
import { Confirmations } from './confirmation.ts'
import { readTools } from './read-tools.ts'
import type { Person, Tool, WriteTool } from './tool.ts'
import { writeTools } from './write-tools.ts'

export const tools: readonly Tool[] = [...readTools, ...writeTools]

/** Milliseconds in which a person answers a dialog. */
const dialogTimeoutMs = 10 * 60_000

const confirmation = z
  .string()
  .optional()
  .describe('Leave it out at first. After the person agreed to the plan, the confirmation that came with it.')

/** Returns an MCP server whose tools act for a person. */
export function createServer(person: Person, version: string, now: () => number): McpServer {
  const server = new McpServer(
    { name: 'punctual', title: 'Punctual', version },
    {
      instructions:
        'Tools for the calendar of one person. Times need an offset or a time zone: ask get_profile for that of the person. Tools that change something first answer with a plan; show it to the person, and call again with its confirmation only after they agreed.',
    },
  )
  const confirmations = new Confirmations(now)
  for (const tool of tools) {
    const isRead = 'read' in tool
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: isRead ? tool.input : { ...tool.input, confirmation },
        annotations: {
          readOnlyHint: isRead,
          ...(!isRead && { destructiveHint: tool.isDestructive, idempotentHint: false }),
          openWorldHint: !isRead,
        },
      },
      (input: Record<string, unknown>) =>
        answerOf(async () => {
          if (isRead) return asText(await tool.read(person, input))
          return write(server, confirmations, tool, person, input)
        }),
    )
  }
  return server
}

const asText = (result: unknown): string => JSON.stringify(result ?? 'Done.', null, 1)

/** Carries out a change once the person has agreed to its plan: in a dialog, or by its proof. */
async function write(
  server: McpServer,
  confirmations: Confirmations,
  tool: WriteTool,
  person: Person,
  { confirmation, ...input }: Record<string, unknown>,
): Promise<string> {
  if (typeof confirmation === 'string') {
    if (!confirmations.accept(confirmation, tool.name, input))
      throw new RangeError(
        'This confirmation is not for this call, was used, or is too old. Ask for the plan again.',
      )
    return asText(await tool.write(person, input))
  }
  const plan = await tool.plan(person, input)
  if (!server.server.getClientCapabilities()?.elicitation) {
    const proof = confirmations.issue(tool.name, input)
    return `Not done yet. Plan: ${plan}\nShow this plan to the person. If they agree, call ${tool.name} again with the same input and confirmation "${proof}".`
  }
  const { action } = await server.server.elicitInput(
    { message: plan, requestedSchema: { type: 'object', properties: {} } },
    { timeout: dialogTimeoutMs },
  )
  return action === 'accept'
    ? asText(await tool.write(person, input))
    : 'The person did not agree. Nothing was changed.'
}

async function answerOf(work: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await work() }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: wordsOf(error) }] }
  }
}

/** Returns what went wrong, in words for the assistant and the person. */
function wordsOf(error: unknown): string {
  if (error instanceof PunctualConnectionError)
    return 'The scheduling system does not answer. Try again later.'
  if (!isPunctualError(error)) return error instanceof Error ? error.message : String(error)
  if (error.status === 401)
    return 'The API key of this server is not valid any more. The person has to renew it.'
  const fields = error.fields.map(({ path, message }) => `${path}: ${message}`)
  return [`${error.message} (${error.code})`, ...fields].join('\n')
}
