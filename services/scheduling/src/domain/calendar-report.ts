/**
 * Returns the tokens that a provider repeats when it reports changes: Google in a header, Microsoft
 * in the body, once for each change.
 */
export function reportedTokens(headers: Readonly<Record<string, unknown>>, body: string): string[] {
  const header = headers['x-goog-channel-token']
  if (typeof header === 'string') return [header]
  try {
    const { value } = JSON.parse(body) as { value: { clientState: unknown }[] }
    return value.map(({ clientState }) => String(clientState))
  } catch {
    return []
  }
}
