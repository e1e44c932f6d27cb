/** @returns what means this text in a regular expression, in JavaScript's as in Postgres' */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
