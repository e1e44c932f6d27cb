import { type AccessOf, callerKinds, type Method } from '@punctual/contracts'

/** A policy for test apps with their own paths: admits every caller to every route. */
export const allowEveryone: AccessOf = ({ method, path }) => ({
  method: method as Method,
  path,
  callers: callerKinds,
  within: 'self',
})
