import { useEffect, useState } from 'preact/hooks'

/** Characters and line starts that mean something in Markdown; plain text needs no renderer. */
const marks = /[*_`[\]<>#|]|^\s*(?:[-+]|\d+\.)\s|https?:/m

/** Returns safe markup: micromark escapes HTML and drops addresses that run code. */
async function markupOf(source: string): Promise<string> {
  const { micromark } = await import('micromark')
  return (
    micromark(source)
      .replaceAll('<a ', '<a target="_blank" rel="noreferrer nofollow" ')
      // The only heading of the first level is the title of the page.
      .replaceAll(/<(\/?)h1>/g, '<$1h2>')
  )
}

/**
 * The description of an event type, from Markdown. The renderer is loaded only for a text that
 * needs it; until then, and without it, the text is shown as it is.
 */
export function Description({ source }: { source: string }) {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    if (marks.test(source)) void markupOf(source).then(setHtml)
  }, [source])
  if (html === undefined)
    return (
      <div class="about" dir="auto">
        {source}
      </div>
    )
  // Safe, see markupOf.
  return <div class="about rich" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
