/** E.164: +, country code, number. */
export const isPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/** An email address as people answer it to a field: less is asked of it than of one that mail is to reach. */
export const isEmailAnswer = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
