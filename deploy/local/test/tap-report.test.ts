import t from 'tap'
import { createTapReport, type FileReport } from './tap-report.ts'

function read(text: string): { files: FileReport[]; passed: number; failed: number; skipped: number } {
  const files: FileReport[] = []
  const report = createTapReport((file) => files.push(file))
  for (const line of text.split('\n')) report.line(line)
  report.end()
  return { files, ...report.total }
}

t.test('counts assertions, not the tests that contain them', async (t) => {
  const { files, ...total } = read(`TAP version 14
1..2
# Subtest: a.test.ts
    # Subtest: sub
        ok 1 - one
        not ok 2 - two
          ---
          source: |
            ok 1 - not a result
            not ok 2 - nor this
          ...
        
        ok 3 - three # SKIP why
        # Subtest: deeper
            ok 1 - four
            1..1
        ok 4 - deeper # time=3ms
        
        1..4
    not ok 1 - sub # time=44ms
    
    1..1
not ok 1 - a.test.ts # time=54ms

# Subtest: b.test.ts
    ok 1 - one
    1..1
ok 2 - b.test.ts # time=1ms`)
  t.strictSame(total, { passed: 3, failed: 1, skipped: 1 })
  t.match(files, [
    { name: 'a.test.ts', passed: 2, failed: 1, skipped: 1, time: 54 },
    { name: 'b.test.ts', passed: 1, failed: 0, skipped: 0 },
  ])
})

t.test('a file that fails without a failed assertion is one failure', async (t) => {
  const { passed, failed } = read(`TAP version 14
# Subtest: a.test.ts
    ok 1 - one
    1..1
not ok 1 - a.test.ts # time=54ms
not ok 2 - b.test.ts # time=54ms`)
  t.strictSame({ passed, failed }, { passed: 1, failed: 2 })
})

t.test('a file without tests does not pass', async (t) => {
  const { passed, failed, skipped } = read(`# Subtest: a.test.ts
    1..0 # no tests found
ok 1 - a.test.ts # SKIP no tests found`)
  t.strictSame({ passed, failed, skipped }, { passed: 0, failed: 0, skipped: 1 })
})
