import type { FakeZoom, Stack } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

/**
 * Meeting services of a person and of a team. The person has connected a Google calendar before.
 */
export async function callConferencing(stack: Stack, { call }: Recorder, zoom: FakeZoom): Promise<void> {
  const team = { orgId: stack.organization.id, teamId: stack.team.id }
  const owners = [
    { root: '/v2/conferencing', params: {} },
    { root: '/v2/organizations/:orgId/teams/:teamId/conferencing', params: team },
  ]
  const query = {
    returnTo: 'https://app.example.com/settings',
    onErrorReturnTo: 'https://app.example.com/settings/failed',
  }
  for (const { root, params } of owners) {
    const of = (app: string) => ({ params: { ...params, app } })
    await call('POST', `${root}/:app/connect`, of('google-meet'))
    const { url } = await call('GET', `${root}/:app/oauth/auth-url`, { ...of('zoom'), query })
    const { searchParams } = await zoom.consent(url)
    await call('GET', `${root}/:app/oauth/callback`, {
      ...of('zoom'),
      key: null,
      query: { state: searchParams.get('state')!, code: searchParams.get('code')! },
    })
    await call('GET', root, { params })
    await call('POST', `${root}/:app/default`, of('zoom'))
    await call('GET', `${root}/default`, { params })
    await call('DELETE', `${root}/:app/disconnect`, of('zoom'))
  }
}
