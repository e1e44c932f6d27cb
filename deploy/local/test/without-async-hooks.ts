import asyncHooks from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

// tap follows every promise by async hooks, to find the test that an uncaught error belongs to.
// That is a sixth of the processor time of a test that runs the whole stack. Without it an uncaught
// error ends the process, and the file with it.

const inert = { enable: () => inert, disable: () => inert }
asyncHooks.createHook = () => inert
syncBuiltinESMExports()
