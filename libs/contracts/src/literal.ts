/** Returns the text escaped for regular expressions, in JavaScript and Postgres. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
