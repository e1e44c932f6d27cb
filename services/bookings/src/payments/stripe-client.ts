import { DomainError } from '@punctual/contracts'
import type Stripe from 'stripe'
import type { StripeSettings } from '../config.ts'

const timeoutMs = 10_000

/** Loads the package at the first call, as it takes a sixth of a second. */
export function stripeClient({ apiUrl, secretKey }: StripeSettings): () => Promise<Stripe> {
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  const load = async () => {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, {
      host: hostname,
      port: port || (isPlain ? 80 : 443),
      protocol: isPlain ? 'http' : 'https',
      timeout: timeoutMs,
      // The caller retries, and knows what must not be asked again.
      maxNetworkRetries: 0,
      telemetry: false,
    })
  }
  let client: Promise<Stripe> | undefined
  return () => {
    client ??= load()
    return client
  }
}

/**
 * @throws DomainError BadGatewayException, ServiceUnavailableException or GatewayTimeoutException
 */
export function rethrow(error: unknown): never {
  const { statusCode, detail } = error as Stripe.errors.StripeError
  if ((detail as { code?: string } | undefined)?.code === 'ETIMEDOUT')
    throw new DomainError('GatewayTimeoutException', 'The payment provider took too long.', { cause: error })
  const refused = statusCode !== undefined && statusCode < 500
  throw refused
    ? new DomainError('BadGatewayException', 'The payment provider refused the request.', { cause: error })
    : new DomainError('ServiceUnavailableException', 'The payment provider cannot be reached.', {
        cause: error,
      })
}
