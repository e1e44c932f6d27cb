/** The part of a pino logger that this library uses. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

const nothing = (): void => {}

export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing }
