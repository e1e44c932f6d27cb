import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { directionOf, type Language } from '@punctual/messages'
import { accessibilityProblems, fileTimeoutMs, openPage } from '@punctual/testing'
import t from 'tap'
import { readerOf } from '../../src/pages/reader.ts'
import { renderView } from '../../src/pages/render.tsx'
import { now, stories } from './stories.tsx'

t.setTimeout(fileTimeoutMs)

// The components of the booking pages in their states, laid out by a real browser. The screenshots
// are for people to look at: gateway/dist/screenshots.

const folder = fileURLToPath(new URL('../../dist/screenshots/', import.meta.url))
const styles = await Promise.all(
  ['page.css', 'booking.css'].map((name) =>
    readFile(new URL(`../../pages/${name}`, import.meta.url), 'utf8'),
  ),
)
await mkdir(folder, { recursive: true })
const page = await openPage(t)

async function show(language: Language, { name, view }: (typeof stories)[number]): Promise<void> {
  const content = renderView(await readerOf({}, [language]), new Date(now), view)
  await page.setContent(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><style>${styles.join('')}</style>
<main>${content}</main></html>`)
}

/** Names the elements that stick out of the page, and the texts that their own box cuts off. */
const findCut = `[...document.querySelectorAll('main, main *')].filter((each) => {
  const { left, right } = each.getBoundingClientRect()
  if (left < -1 || right > document.documentElement.clientWidth + 1) return true
  if (!/^(?:BUTTON|A|H1|H2|H3|P|DT|DD|LI|LABEL|LEGEND|SPAN|TH|TD)$/.test(each.tagName)) return false
  return each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline'
}).map((each) => each.outerHTML.slice(0, 120))`

const views: [name: string, language: Language, width: number, scheme: 'light' | 'dark'][] = [
  ['wide', 'en', 1280, 'light'],
  ['wide-dark', 'en', 1280, 'dark'],
  ['phone', 'de', 390, 'light'],
  ['small-phone', 'en', 320, 'light'],
  ['right-to-left', 'ar', 320, 'dark'],
]

for (const [kind, language, width, colorScheme] of views)
  t.test(`nothing is cut or sticks out: ${kind}, ${language}, ${width} pixels, ${colorScheme}`, async (t) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const story of stories) {
      await show(language, story)
      t.strictSame(await page.evaluate(findCut), [], story.name)
      if (kind !== 'phone') t.strictSame(await accessibilityProblems(page), [], story.name)
      await page.screenshot({ path: `${folder}${story.name}-${kind}.png`, fullPage: true })
    }
  })
