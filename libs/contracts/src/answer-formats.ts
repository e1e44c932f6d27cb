/** E.164: +, country code, number. */
export const isPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/**
 * Whether an answer to a field is an email address. Less strict than the check of addresses that
 * must receive mail.
 */
export const isEmailAnswer = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
