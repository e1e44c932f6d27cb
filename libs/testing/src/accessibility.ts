import type { Page } from 'playwright-core'

/** WCAG 2.1, levels A and AA, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

interface Violation {
  id: string
  nodes: { target: string[]; failureSummary?: string }[]
}

/**
 * Waits for the page's heading. Returns axe's findings: labels, contrast, roles, order; one line
 * each.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  await page.locator('h1').first().waitFor()
  await page.evaluate(axe.source)
  const run = `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`
  const { violations } = await page.evaluate<{ violations: Violation[] }>(run)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
