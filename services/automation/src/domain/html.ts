import sanitizeHtml from 'sanitize-html'

/**
 * Encodes text as character references, so that it stays text anywhere in a user's HTML: in
 * elements and in attributes, quoted or not.
 */
export function inertHtml(value: string): string {
  return value.replace(/[^\p{L}\p{N}]/gu, (character) => `&#${character.codePointAt(0)};`)
}

/** Allowed CSS values: colours, sizes and alignments, which load nothing. */
const plainStyles = {
  color: [/^(#[\da-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i],
  'text-align': [/^(left|right|center|justify|start|end)$/i],
  'font-weight': [/^(normal|bold|bolder|lighter|\d{3})$/i],
  'font-size': [/^\d+(\.\d+)?(px|pt|em|rem|%)$/i],
}

/**
 * Sanitizes a user's HTML for a mail: keeps formatting, links, images and tables; removes scripts,
 * style sheets and forms.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    allowedAttributes: {
      '*': ['style', 'align', 'dir'],
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    // Links often consist of only a variable: {MEETING_URL}.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedStyles: { '*': plainStyles },
    allowProtocolRelative: false,
  })
}

/** Converts HTML to plain text, for the text part of a mail and for SMS. */
export function textOfHtml(html: string): string {
  const broken = html.replace(/<(br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, '$&\n')
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
