/** What the server reads from the environment. */
export interface Environment {
  /** PUNCTUAL_URL: address of the installation. */
  baseUrl: string
  /** PUNCTUAL_API_KEY: API key of the person. */
  apiKey: string
}

/** @throws Error that names the missing variables */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const { PUNCTUAL_URL: baseUrl, PUNCTUAL_API_KEY: apiKey } = variables
  if (!baseUrl || !apiKey) throw new Error('PUNCTUAL_URL and PUNCTUAL_API_KEY are needed')
  return { baseUrl, apiKey }
}

/** What the server reads from the environment when it speaks HTTP. */
export interface HttpEnvironment {
  /** PUNCTUAL_URL: address of the installation, without a slash at the end. */
  baseUrl: string
  /** HOST and PORT: where it listens (127.0.0.1, 3333). */
  host: string
  port: number
  /** PUNCTUAL_MCP_URL: address that assistants use; by default that at which it listens. */
  resource: string
}

/** @throws Error that names what is missing or invalid */
export function readHttpEnvironment(variables: NodeJS.ProcessEnv = process.env): HttpEnvironment {
  const { PUNCTUAL_URL: baseUrl, HOST: host = '127.0.0.1', PORT = '3333', PUNCTUAL_MCP_URL } = variables
  const port = Number(PORT)
  const resource = PUNCTUAL_MCP_URL ?? `http://${host}:${port}/mcp`
  if (!baseUrl || !URL.canParse(baseUrl)) throw new Error('PUNCTUAL_URL is needed, a URL')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT is not a port number')
  if (!URL.canParse(resource)) throw new Error('PUNCTUAL_MCP_URL is not a URL')
  return { baseUrl: baseUrl.replace(/\/+$/, ''), host, port, resource }
}
