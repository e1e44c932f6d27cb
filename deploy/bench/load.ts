import type { Resources } from '@punctual/testing'
import { Pool } from 'undici'

/** Sends that many requests, over all connections in parallel. @returns requests per second */
export type Load = (count: number) => Promise<number>

/** Returns the load of one GET request that must be answered with 200. */
export function getLoad(
  resources: Resources,
  url: string,
  path: string,
  { apiKey, version, connections = 16 }: { apiKey: string; version?: string; connections?: number },
): Load {
  const pool = new Pool(url, { connections, pipelining: 1 })
  resources.teardown(() => pool.close())
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(version !== undefined && { 'svc-api-version': version }),
  }
  return async (count) => {
    let left = count
    const work = async () => {
      while (left-- > 0) {
        const { statusCode, body } = await pool.request({ method: 'GET', path, headers })
        const text = await body.text()
        if (statusCode !== 200) throw new Error(`${statusCode} ${text}`)
      }
    }
    const started = performance.now()
    await Promise.all(Array.from({ length: connections }, work))
    return count / ((performance.now() - started) / 1_000)
  }
}
