import { oneLine, plainText } from '@punctual/contracts'

/**
 * Formats a label and its value; indents the value's further lines, so that none looks like a
 * label.
 */
export const factLine = (label: string, value: string): string =>
  `${oneLine(label)}: ${plainText(value).replaceAll('\n', '\n  ')}`
