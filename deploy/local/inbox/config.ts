export interface InboxConfig {
  /** The address to listen on. */
  host: string
  /** Port of the page and the providers' APIs; 0: any. */
  port: number
  smtpPort: number
  /** Folder of the stored messages. */
  dataDir: string
}

/**
 * Reads the configuration of the inbox.
 * @throws Error naming the missing variable
 */
export function inboxConfig(env: NodeJS.ProcessEnv = process.env): InboxConfig {
  if (!env.INBOX_DIR) throw new Error('INBOX_DIR is missing: the folder to keep the messages in')
  return {
    host: env.HOST || '127.0.0.1',
    port: Number(env.PORT ?? 0),
    smtpPort: Number(env.SMTP_PORT ?? 0),
    dataDir: env.INBOX_DIR,
  }
}
