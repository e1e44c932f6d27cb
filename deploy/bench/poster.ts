import type { Resources } from '@punctual/testing'
import { Pool } from 'undici'

/** Posts JSON in a version of the interface. @returns what it made; throws unless the answer is 201 */
export type Post = (path: string, version: string, body: unknown) => Promise<{ id: number }>

/** @returns what prepares a system by its public interface */
export function poster(resources: Resources, url: string, headers: Record<string, string>): Post {
  const pool = new Pool(url)
  resources.teardown(() => pool.close())
  return async (path, version, body) => {
    const answer = await pool.request({
      ...{ method: 'POST', path, body: JSON.stringify(body) },
      headers: { ...headers, 'content-type': 'application/json', 'svc-api-version': version },
    })
    const made = (await answer.body.json()) as { data: { id: number } }
    if (answer.statusCode !== 201) throw new Error(`${path}: ${JSON.stringify(made)}`)
    return made.data
  }
}
