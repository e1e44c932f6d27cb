import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Runs the files named as arguments one after the other in this process.

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href)
