import { ApiProblem, ask } from '../api.ts'
import { Alarm } from '../components/alarm.tsx'
import { show } from '../show.tsx'
import { setBase } from './address.ts'
import { openConsole } from './console.tsx'
import { text, useLanguage } from './language.ts'
import { session, whenEnded } from './session.ts'

interface Opened {
  accessToken: string
  access: 'read' | 'write'
  organizationId: number
  oAuthClientId?: string
  name: string
}

function close(message: string): void {
  session.token = undefined
  document.body.className = 'door'
  show(
    text('title'),
    <>
      <h1>{text('title')}</h1>
      <Alarm>{message}</Alarm>
    </>,
  )
}

/**
 * Opens the link of the page's address. Its token stays in memory: in a frame of another site,
 * browsers may keep no cookie, and what no browser sends by itself, no other site can use.
 */
async function enter(token: string): Promise<void> {
  try {
    const opened = await ask<Opened>(
      'POST',
      `/v2${location.pathname.replace('/portal/', '/portal-links/')}/open`,
      {
        token,
      },
    )
    session.token = opened.accessToken
    const { organizationId, oAuthClientId, name, access } = opened
    const path = oAuthClientId
      ? `/v2/oauth-clients/${encodeURIComponent(oAuthClientId)}/webhooks`
      : `/v2/organizations/${organizationId}/webhooks`
    const owners = [{ key: 'portal', path, name }]
    openConsole({ groups: [{ label: undefined, owners }], isReadOnly: access === 'read' })
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    close(text(error.status === 0 ? 'unreachable' : error.status === 429 ? 'tooMany' : 'portalOver'))
  }
}

await useLanguage(...navigator.languages)
whenEnded(() => close(text('portalOver')))
const [token = ''] = location.hash.slice(1).split('/')
// A reload opens the link again.
setBase(`#${token}`)
void enter(token)
