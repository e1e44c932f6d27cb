import { type AccessOf, everybody, type Method } from '@punctual/contracts'

/** A policy for apps of tests that serve paths of their own: every caller is admitted to every route. */
export const openToAll: AccessOf = ({ method, path }) => ({
  ...{ method: method as Method, path, callers: everybody, within: 'self' },
})
