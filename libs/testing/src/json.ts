/** The body of an answer: what `JSON.parse` gives, for tests to look into whatever its shape. */
export type Json = ReturnType<typeof JSON.parse>
