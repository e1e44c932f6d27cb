import { LRUCache } from 'lru-cache'
import t from 'tap'
import { atMost } from '../src/cache-limit.ts'

t.test('a cache keeps the entries that were used last, up to its limit', async (t) => {
  const cache = new LRUCache<string, { value: number }>(atMost(2))
  cache.set('a', { value: 1 })
  cache.set('b', { value: 2 })
  cache.get('a')
  cache.set('a', { value: 3 })
  cache.set('c', { value: 4 })
  t.same([...cache.keys()].sort(), ['a', 'c'])
  t.same(cache.get('a'), { value: 3 })
})
