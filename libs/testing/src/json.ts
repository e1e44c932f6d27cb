/** The parsed body of an answer, which tests can inspect without declaring its type. */
export type Json = ReturnType<typeof JSON.parse>
