import type { Me } from '@punctual/contracts'
import type { Translation } from '../translation.ts'
import { answer } from './answers.ts'

/** Translation of the user of the key. */
export const v1Me: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: '/v1/me' },
    request: (asked) => ({ ...asked, path: '/v2/me', query: {} }),
    response: answer((data) => {
      const { id, username, name, email, bio, avatarUrl, timeZone, weekStart, ...rest } = data as Me
      const { defaultScheduleId, timeFormat } = rest
      const profile = { id, username, name, email, bio, avatar: avatarUrl, timeZone, weekStart }
      return { user: { ...profile, defaultScheduleId, timeFormat } }
    }),
  },
]
