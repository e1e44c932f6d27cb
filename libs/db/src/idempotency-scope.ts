import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * The scope of one Idempotency-Key: its principal, its lookup keys, and the cipher of the stored
 * response.
 */
export interface IdempotencyScope {
  principal: string
  /** SHA-256. */
  keyHash: Buffer
  /** Key of the advisory lock, a signed 64-bit number as text. */
  lock: string
  seal(text: string): Buffer
  open(sealed: Buffer): string
}

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/**
 * Returns the scope of a request. Responses can contain secrets, so they are encrypted under a key
 * that only the holder of the Idempotency-Key can derive.
 */
export function scopeOf(request: {
  key: string
  principal: string
  route: string
  bodyHash: string
}): IdempotencyScope {
  const principal = request.principal || `anonymous ${request.bodyHash}`
  const place = JSON.stringify([principal, request.route])
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  const cipherKey = (): Buffer =>
    Buffer.from(hkdfSync('sha256', request.key, place, 'punctual stored response', 32))
  return {
    principal,
    keyHash: hash(request.key),
    lock: hash(JSON.stringify([place, request.key]))
      .readBigInt64BE()
      .toString(),
    seal(text) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, cipherKey(), iv, { authTagLength: tagLength })
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed) {
      const iv = sealed.subarray(0, ivLength)
      const decipher = createDecipheriv(algorithm, cipherKey(), iv, { authTagLength: tagLength })
      decipher.setAuthTag(sealed.subarray(-tagLength))
      return (
        decipher.update(sealed.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}
