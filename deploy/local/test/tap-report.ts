import { Parser, type Result } from 'tap-parser'

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

/** What the output of a file begins with. */
const mark = '# Subtest: '

/**
 * Reads the TAP stream of a whole run line by line. A file that fails without a failed assertion
 * (it ended early or was killed) counts as one failure.
 * @param onFile called at the end of each test file
 */
export function createTapReport(onFile: (file: FileReport) => void) {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  let output: string[] = []
  const parser = new Parser()
  count(parser, ({ name, time, ...counts }) => {
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key]
    // The parser reports a result once it has read the first lines of the next one.
    const next = output.findLastIndex((line) => line.startsWith(mark) && line !== `${mark}${name}`)
    const end = next > 0 ? next : output.length
    onFile({ ...counts, name, time, output: output.slice(0, end) })
    output = output.slice(end)
  })
  return {
    total,
    line(text: string): void {
      output.push(text)
      parser.write(`${text}\n`)
    },
    /** Ends the stream, so that the last file is reported. */
    end(): void {
      parser.end()
    },
  }
}

/**
 * Calls back with the counts of each result of a level: its own, or those of the test that it ends.
 */
function count(level: Parser, done: (result: Counts & { name: string; time: number }) => void): void {
  let inner: (Counts & { results: number }) | undefined
  level.on('child', (child) => {
    const own = { passed: 0, failed: 0, skipped: 0, results: 0 }
    inner = own
    count(child, ({ passed, failed, skipped }) => {
      own.passed += passed
      own.failed += failed
      own.skipped += skipped
      own.results++
    })
  })
  level.on('assert', ({ ok, skip, todo, name, time }: Result) => {
    const { results, ...counts } = inner ?? { passed: 0, failed: 0, skipped: 0, results: 0 }
    inner = undefined
    if (results === 0 && (skip || todo)) counts.skipped++
    else if (results === 0 && ok) counts.passed++
    else if (!ok && counts.failed === 0) counts.failed++
    done({ ...counts, name, time: time ?? 0 })
  })
}
