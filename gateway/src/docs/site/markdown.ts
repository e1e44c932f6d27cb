import MarkdownIt from 'markdown-it'

/**
 * Raw HTML is shown as text, and links with schemes that run scripts are not links, so the output
 * is safe for every input.
 */
const markdown = new MarkdownIt({ html: false, linkify: true })
const { rules } = markdown.renderer

// Wide tables and code scroll by themselves, also by the keyboard.
rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n'
rules.table_close = () => '</table></div>\n'
rules.th_open = () => '<th scope="col">'
rules.fence = (tokens, index) => {
  const { info = '', content = '' } = tokens[index] ?? {}
  const { escapeHtml } = markdown.utils
  // A file name can follow the language.
  const [language = ''] = info.split(' ')
  return `<pre tabindex="0" data-language="${escapeHtml(language)}"><code>${escapeHtml(content)}</code></pre>\n`
}
rules.heading_open = (tokens, index) => {
  const { tag = 'h2' } = tokens[index] ?? {}
  const isHeading = (at: number) => tokens[at - 1]?.type === 'heading_open'
  const anchors = tokens
    .slice(0, index + 2)
    .flatMap(({ content }, at) => (isHeading(at) ? anchorOf(content) : []))
  const anchor = anchors.at(-1) ?? ''
  const before = anchors.filter((each) => each === anchor).length - 1
  return `<${tag} id="${before === 0 ? anchor : `${anchor}-${before}`}">`
}
// Guides link to each other's files, which the site serves without the extension.
rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index]
  const href = `${token?.attrGet('href') ?? ''}`
  token?.attrSet('href', href.replace(/^(?!\w+:)([^#]*)\.md(?=#|$)/, '$1'))
  return self.renderToken(tokens, index, options)
}

/** Returns the id of a heading, as GitHub derives it from the text. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

export const toHtml = (text: string): string => markdown.render(text)

/** Escapes a text for an HTML text or attribute. */
export const escapeHtml = (text: string): string => markdown.utils.escapeHtml(text)

/** Returns the text as the content of a table cell. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')

/** Returns a Markdown table. */
export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

export const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``

/** Returns the parts as paragraphs of one text. */
export const joined = (parts: readonly (string | false | undefined)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`
