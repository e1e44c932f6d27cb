/**
 * The result of a test run in assertions, each counted once; tests that contain others are not
 * counted.
 */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface FileReport extends Counts {
  /** Path of the test file. */
  name: string
  /** Its TAP output, when it failed. */
  output: string[]
  /** Its duration in milliseconds. */
  time: number
}

interface Level extends Counts {
  /** Whether it has its own results, so that its summary line is not counted. */
  results: number
}

const none = (): Level => ({ passed: 0, failed: 0, skipped: 0, results: 0 })

const result = /^( *)(not )?ok\b(?: (\d+))?(?: - )?(.*)$/

/**
 * Reads the TAP stream of a whole run line by line. A file that fails without a failed assertion
 * (it ended early or was killed) counts as one failure.
 * @param onFile called at the end of each test file
 */
export function createTapReport(onFile: (file: FileReport) => void) {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  let levels: Level[] = []
  let output: string[] = []
  let diagnosticEnd: string | undefined

  const take = (depth: number, isOk: boolean, text: string): Level => {
    const inner = levels[depth + 1] ?? none()
    levels = levels.slice(0, depth + 1)
    const isLeaf = inner.results === 0
    if (isLeaf && / # (SKIP|TODO)\b/i.test(text)) inner.skipped++
    else if (isLeaf && isOk) inner.passed++
    else if (!isOk && inner.failed === 0) inner.failed++
    const own = levels[depth] ?? none()
    levels[depth] = own
    own.passed += inner.passed
    own.failed += inner.failed
    own.skipped += inner.skipped
    own.results++
    return inner
  }

  return {
    total,
    line(text: string): void {
      output.push(text)
      if (diagnosticEnd !== undefined) {
        if (text === diagnosticEnd) diagnosticEnd = undefined
        return
      }
      if (/^ *---$/.test(text)) {
        diagnosticEnd = text.replace('---', '...')
        return
      }
      const [, indent, not, number, rest = ''] = result.exec(text) ?? []
      if (indent === undefined || indent.length % 4 !== 0) return
      const depth = indent.length / 4
      if (!number && depth > 0) return
      const counts = take(depth, not === undefined, rest)
      if (depth > 0) return
      total.passed += counts.passed
      total.failed += counts.failed
      total.skipped += counts.skipped
      const time = Number(/ # time=([\d.]+)ms/.exec(rest)?.[1] ?? 0)
      onFile({ ...counts, name: rest.replace(/ # .*$/, ''), output, time })
      output = []
    },
  }
}
