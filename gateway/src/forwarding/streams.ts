import { PassThrough, type Readable } from 'node:stream'
import { type Authenticate, type CallerContext, DomainError, type Ended } from '@punctual/contracts'
import { type Authenticator, matchesEnded } from '../authentication/authenticator.ts'
import type { CacheLease } from '../authentication/cache-lease.ts'

/**
 * Milliseconds of real time between two checks of a stream's caller: as long as an answer of
 * identity is cached.
 */
const recheckEvery = 5_000

/** The caller of a stream. */
interface Listener {
  id: string
  caller: CallerContext
  credential: Authenticate | undefined
}

interface Stream extends Listener {
  end(): void
}

/** The open streams of this gateway. */
export interface Streams {
  /**
   * Returns the body for the client: the whole answer, until the credential or this process ends.
   */
  carry(listener: Listener, answer: Readable): Readable
  /**
   * Ends the streams that `ended` matches; without it, those whose caller identity no longer
   * confirms.
   */
  forget(ended?: Ended): void
  /** Ends all streams. */
  close(): void
}

/**
 * Creates the registry of open streams. A stream is open longer than an answer of identity is
 * valid, so its caller is checked again and again; it ends when the credential is refused or its
 * rights have changed. Clients reconnect and are authenticated again. While identity does not
 * answer, a stream stays open only under a lease, as no revocation is missed then.
 */
export function createStreams(deps: {
  authenticator: Pick<Authenticator, 'authenticate'>
  lease: Pick<CacheLease, 'holds'>
}): Streams {
  const { authenticator, lease } = deps
  const open = new Set<Stream>()
  let rechecking: NodeJS.Timeout | undefined

  async function recheck(stream: Stream): Promise<void> {
    const { credential, caller, id } = stream
    if (!credential) return
    try {
      const now = await authenticator.authenticate(credential, id)
      if (rightsOf(now.caller) !== rightsOf(caller)) stream.end()
    } catch (error) {
      if (!lease.holds() || (error instanceof DomainError && error.status === 401)) stream.end()
    }
  }
  const recheckAll = () => Promise.all([...open].map(recheck))

  function remove(stream: Stream): void {
    open.delete(stream)
    if (open.size > 0) return
    clearInterval(rechecking)
    rechecking = undefined
  }

  return {
    carry({ id, caller, credential }, answer) {
      const body = new PassThrough()
      const end = () => {
        answer.unpipe(body)
        body.end()
      }
      const stream: Stream = { id, caller, credential, end }
      open.add(stream)
      rechecking ??= setInterval(recheckAll, recheckEvery)
      answer.pipe(body)
      answer.once('error', () => body.destroy())
      answer.once('close', () => {
        if (!body.writableEnded) body.destroy()
      })
      body.once('close', () => {
        remove(stream)
        answer.destroy()
      })
      return body
    },
    forget(ended) {
      if (!ended) void recheckAll()
      else
        for (const stream of open)
          if (matchesEnded(stream.caller, ended) || ended.digests?.includes(stream.credential?.digest ?? ''))
            stream.end()
    },
    close() {
      for (const stream of open) stream.end()
    },
  }
}

/** Serializes the parts of a caller that decide what it can receive. */
const rightsOf = ({
  kind,
  userId,
  organizationId,
  clientId,
  keyId,
  scopes,
  memberships,
}: CallerContext): string =>
  JSON.stringify([kind, userId, organizationId, clientId, keyId, scopes, memberships])
