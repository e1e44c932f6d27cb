// The entry of every thread. It is JavaScript because a thread does not inherit the TypeScript loader.
import { setPriority } from 'node:os'
import { platform } from 'node:process'
import { register } from 'tsx/esm/api'

register()

/** Lower than the thread that answers requests, which has 0. */
const priority = 5
let isLoaded = false

/** Runs the named task of a module. */
export default async ({ module, name, ...asked }) => {
  const tasks = await import(module)
  // On Linux each thread has its own priority; elsewhere this would change the priority of the whole process.
  if (!isLoaded && platform === 'linux') setPriority(0, priority)
  isLoaded = true
  return tasks[name](asked)
}
