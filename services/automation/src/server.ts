import { runService } from '@punctual/http'
import { service } from './service.ts'

await runService(service)
