import type { AttemptClass } from '@punctual/contracts'

const byCode: Record<string, AttemptClass> = {
  EGRESS_BLOCKED: 'egress_blocked',
  ENOTFOUND: 'dns_error',
  ENODATA: 'dns_error',
  EAI_AGAIN: 'dns_error',
  ETIMEOUT: 'dns_error',
  ESERVFAIL: 'dns_error',
  EREFUSED: 'dns_error',
  EBADNAME: 'dns_error',
  EPROTO: 'tls_error',
}

/** These texts reveal no addresses. */
const texts: Partial<Record<AttemptClass, string>> = {
  timeout: 'the receiver did not answer in time',
  dns_error: 'the host name could not be resolved',
  connection_error: 'the connection failed',
  tls_error: 'the TLS connection failed',
  invalid_response: 'the answer is not HTTP',
  egress_blocked: 'the address is not one that webhooks may reach',
}

/** Returns the class of an error from the HTTP client or below, and its text. */
export function describeSendError(error: unknown): { class: AttemptClass; error: string } {
  const { name, code, event } = error as { name?: string; code?: string; event?: string }
  const kind =
    name === 'TimeoutError' ? (event === 'lookup' ? 'dns_error' : 'timeout') : classOfCode(code ?? '')
  const detail = code !== undefined && kind !== 'egress_blocked' && kind !== 'timeout' ? ` (${code})` : ''
  return { class: kind, error: `${texts[kind]}${detail}` }
}

function classOfCode(code: string): AttemptClass {
  if (byCode[code]) return byCode[code]
  if (/^HPE_/.test(code)) return 'invalid_response'
  if (/CERT|^ERR_(TLS|SSL)|SELF_SIGNED|^UNABLE_TO|CRL|ALTNAME|HOSTNAME_MISMATCH/.test(code))
    return 'tls_error'
  return 'connection_error'
}
