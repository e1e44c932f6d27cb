import { oneLine, plainText } from '@punctual/contracts'

/** @returns a label with what was said under it; further lines of that are indented, so that none looks like a label */
export const factLine = (label: string, value: string): string =>
  `${oneLine(label)}: ${plainText(value).replaceAll('\n', '\n  ')}`
