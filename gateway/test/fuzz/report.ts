import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A rule that an operation violates, with the first call that showed it. */
export interface Finding {
  /** Such as `GET /v2/me`. */
  operation: string
  check: string
  message: string
  call: string
}

export interface FuzzReport {
  calls: number
  /** Operations that were called. */
  operations: number
  /** Number of calls by status. */
  statuses: Map<number, number>
  findings: Finding[]
  /** Errors that prevented calls of operations. */
  errors: string[]
  /** Whether the run completed. */
  isWhole: boolean
}

interface Check {
  name: string
  status: string
  failure_info?: { failure?: { title?: string; message?: string } }
}
interface Interaction {
  request: { method: string; uri: string; body?: unknown }
  response?: { status_code: number; content?: unknown } | null
}
/** For an operation without calls, only the name is set. */
interface Recorder {
  label: string
  interactions?: Record<string, Interaction>
  checks?: Record<string, Check[]>
}
type Line = Partial<
  Record<'NonFatalError' | 'FatalError' | 'EngineFinished', unknown> & {
    ScenarioFinished: { recorder: Recorder }
  }
>

const longest = 400
const firstLine = (message = ''): string => message.split('\n')[0] ?? ''

/** Decodes a text of a report, where bytes are base64. */
function bytesOf(content: unknown): string {
  const encoded = (content as { $base64?: string } | null | undefined)?.$base64
  return encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString().slice(0, longest)
}

const shown = ({ request, response }: Interaction): string =>
  [
    `${request.method} ${request.uri.slice(0, longest)}`,
    bytesOf(request.body),
    `${response?.status_code ?? 'no answer'} ${bytesOf(response?.content)}`,
  ]
    .filter((part) => part !== '')
    .join('\n      ')

/**
 * Reads the events of one run of Schemathesis.
 * @param file path of an NDJSON file
 */
export async function readReport(file: string): Promise<FuzzReport> {
  const report: FuzzReport = {
    calls: 0,
    operations: 0,
    statuses: new Map(),
    findings: [],
    errors: [],
    isWhole: false,
  }
  const labels = new Set<string>()
  const known = new Set<string>()
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line = JSON.parse(text) as Line
    if (line.EngineFinished) report.isWhole = true
    for (const error of [line.NonFatalError, line.FatalError])
      if (error) report.errors.push(JSON.stringify(error).slice(0, longest))
    const recorder = line.ScenarioFinished?.recorder
    if (!recorder) continue
    const { label, interactions = {}, checks: verdicts = {} } = recorder
    if (Object.keys(interactions).length > 0) labels.add(label)
    for (const { response } of Object.values(interactions)) {
      const status = response?.status_code ?? 0
      report.calls += 1
      report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1)
    }
    for (const [id, checks] of Object.entries(verdicts))
      for (const { name, status, failure_info } of checks) {
        const { title = name, message } = failure_info?.failure ?? {}
        const finding = `${title}: ${firstLine(message)}`
        const key = `${label} ${finding}`
        const call = interactions[id]
        if (status === 'success' || known.has(key) || !call) continue
        known.add(key)
        report.findings.push({
          operation: label,
          check: name,
          message: finding,
          call: shown(call),
        })
      }
  }
  report.operations = labels.size
  return report
}
