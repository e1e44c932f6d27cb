import { createHmac } from 'node:crypto'
import { serverUrls, withUser } from './server-urls.ts'

/** Returns the service's schema: its name with `_`, such as `webhook_delivery`. */
export function schemaOf(service: string): string {
  return service.replaceAll('-', '_')
}

/** Returns the service's role, such as `svc_webhook_delivery`. */
export function roleOf(service: string): string {
  return `svc_${schemaOf(service)}`
}

/**
 * Returns the password of a service's role when none is configured: hex HMAC-SHA256 of the role's
 * name under the admin password.
 * @throws Error when the admin URL has no password
 */
export function servicePassword(databaseUrl: string, service: string): string {
  const secret = decodeURIComponent(new URL(serverUrls(databaseUrl)[0] ?? '').password)
  if (secret === '') {
    throw new Error('DATABASE_URL has no password to derive those of the services from: give it one')
  }
  return createHmac('sha256', secret).update(roleOf(service)).digest('hex')
}

/** Returns the URL of the admin URL's database for the service's own role. */
export function serviceUrl(databaseUrl: string, service: string): string {
  return withUser(databaseUrl, roleOf(service), servicePassword(databaseUrl, service))
}
