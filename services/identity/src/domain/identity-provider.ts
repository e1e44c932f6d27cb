/** Milliseconds that a person may take at an identity provider. */
export const providerSignInLifetimeMs = 600_000

/** The name of the DNS record that proves a domain. */
export const recordNameOf = (domain: string): string => `_punctual.${domain}`
/** The text of the record. */
export const recordValueOf = (token: string): string => `punctual-verification=${token}`

/** Returns the domain of an address in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
