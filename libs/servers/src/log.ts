/** The log of the servers; a pino logger fits. */
export interface ServerLog {
  info(message: string): void
  warn(message: string): void
}

export const silentLog: ServerLog = { info: () => undefined, warn: () => undefined }
