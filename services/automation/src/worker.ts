import { runWorker } from '@punctual/http'
import { service } from './service.ts'

await runWorker(service)
