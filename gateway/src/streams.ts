import { PassThrough, type Readable } from 'node:stream'
import { type Authenticate, type CallerContext, DomainError, type Ended } from '@punctual/contracts'
import { type Authenticator, isMeant } from './authenticator.ts'
import type { Lease } from './lease.ts'

/** Milliseconds of real time after which whoever listens is asked for again: as long as an answer is used. */
const askAgainAfter = 5_000

/** Whose stream it is. */
interface Listener {
  id: string
  caller: CallerContext
  credential: Authenticate | undefined
}

interface Stream extends Listener {
  end(): void
}

/** Answers that go on: those that are under way here. */
export interface Streams {
  /** @returns what the client gets of the answer: all of it, until its credential ends or this process does */
  carry(listener: Listener, answer: Readable): Readable
  /** Ends the streams of whom this concerns; when nothing is given, of whom identity does not confirm. */
  forget(ended?: Ended): void
  /** Ends all of them. */
  close(): void
}

/**
 * A stream is open for longer than an answer of identity's is good for: its caller is asked for again, and it ends when the
 * credential is refused or gives other rights than it did. Clients come back, and are judged anew. While identity cannot
 * say, a stream goes on only under a lease, under which no revocation is missed.
 */
export function createStreams(deps: {
  authenticator: Pick<Authenticator, 'authenticate'>
  lease: Pick<Lease, 'holds'>
}): Streams {
  const { authenticator, lease } = deps
  const open = new Set<Stream>()
  let asking: NodeJS.Timeout | undefined

  async function askAgain(stream: Stream): Promise<void> {
    const { credential, caller, id } = stream
    if (!credential) return
    try {
      const now = await authenticator.authenticate(credential, id)
      if (rightsOf(now.caller) !== rightsOf(caller)) stream.end()
    } catch (error) {
      if (!lease.holds() || (error instanceof DomainError && error.status === 401)) stream.end()
    }
  }
  const askForAll = () => Promise.all([...open].map(askAgain))

  function remove(stream: Stream): void {
    open.delete(stream)
    if (open.size > 0) return
    clearInterval(asking)
    asking = undefined
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
      asking ??= setInterval(askForAll, askAgainAfter)
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
      if (!ended) void askForAll()
      else
        for (const stream of open)
          if (isMeant(stream.caller, ended) || ended.digests?.includes(stream.credential?.digest ?? ''))
            stream.end()
    },
    close() {
      for (const stream of open) stream.end()
    },
  }
}

/** What of a caller decides what may be heard. */
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
