import sanitizeHtml from 'sanitize-html'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** @returns the text, safe inside HTML elements and attributes */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/**
 * @returns the text as character references, so that it is a text wherever it comes to stand in somebody's HTML: in an
 * element as in an attribute, with quotation marks or without
 */
export function inertHtml(value: string): string {
  return value.replace(/[^\p{L}\p{N}]/gu, (character) => `&#${character.codePointAt(0)};`)
}

/** Values that name a colour, a size or a place, and load nothing. */
const plainStyles = {
  color: [/^(#[\da-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i],
  'text-align': [/^(left|right|center|justify|start|end)$/i],
  'font-weight': [/^(normal|bold|bolder|lighter|\d{3})$/i],
  'font-size': [/^\d+(\.\d+)?(px|pt|em|rem|%)$/i],
}

/** @returns what of a user's HTML may stand in a mail: formatting, links, images and tables; no script, style sheet or form */
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
    // Links are often made of a variable alone: {MEETING_URL}.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedStyles: { '*': plainStyles },
    allowProtocolRelative: false,
  })
}

/** @returns the words of some HTML, for the plain part of a mail and for SMS */
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
