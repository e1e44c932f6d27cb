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
