import { ask, call } from '../api.ts'
import { text } from './language.ts'
import { AskingButton, type Change, Part, Thing, useLoaded } from './part.tsx'

interface Service {
  slug: string
  name: string
  usable: boolean
  connectable: boolean
  isDefault: boolean
}

interface Connection {
  type: string
  invalid: boolean
}

interface Listed {
  data: Connection[]
  services: Service[]
}

/** The type of a service's connections. */
const types: Readonly<Record<string, string>> = {
  zoom: 'zoom_video',
  'google-meet': 'google_video',
  msteams: 'office365_video',
}

const pathOf = (slug: string) => `/v2/conferencing/${encodeURIComponent(slug)}`

/** Opens the page of a provider, which leads back here. */
async function openConsent(slug: string): Promise<void> {
  const page = `${location.origin}/account`
  const query = new URLSearchParams({ returnTo: page, onErrorReturnTo: `${page}?of=room` })
  location.assign((await ask<{ url: string }>('GET', `${pathOf(slug)}/oauth/auth-url?${query}`)).url)
}

/** The meeting services that the person can use or connect, and the default among them. */
export function Rooms({ change }: { change: Change }) {
  const loaded = useLoaded(async () => (await call('GET', '/v2/conferencing')) as unknown as Listed)
  const { data: connections = [], services = [] } = loaded.data ?? {}
  const connectionOf = ({ slug }: Service) => connections.find(({ type }) => type === types[slug])
  const isOpen = (service: Service) => !service.usable || connectionOf(service)?.invalid
  const others = services.filter((each) => each.connectable && isOpen(each))
  const changed = (work: () => Promise<unknown>) =>
    void change(async () => {
      await work()
      await loaded.reload()
    })
  const connect = (slug: string) => {
    // Google Meet uses the connection of the calendar.
    if (slug === 'google-meet') changed(() => ask('POST', `${pathOf(slug)}/connect`, {}))
    else void change(() => openConsent(slug))
  }
  const itemOf = (service: Service) => {
    const { slug, isDefault } = service
    const connection = connectionOf(service)
    const name = slug in types ? service.name : text('builtInVideo')
    const facts = [
      ...(isDefault ? [text('defaultRoom')] : []),
      ...(connection?.invalid ? [text('roomRefuses', { name })] : []),
    ]
    const use = () => changed(() => ask('POST', `${pathOf(slug)}/default`, {}))
    const end = () => changed(() => ask('DELETE', `${pathOf(slug)}/disconnect`))
    return (
      <Thing key={slug} name={name} facts={facts}>
        {!isDefault && (
          <button type="button" aria-label={`${text('useRoom')}: ${name}`} onClick={use}>
            {text('useRoom')}
          </button>
        )}
        {connection && <AskingButton action={text('disconnect')} name={name} act={end} />}
      </Thing>
    )
  }
  return (
    <Part
      title={text('rooms')}
      none=""
      loaded={loaded}
      items={loaded.data && services.filter(({ usable }) => usable)}
      itemOf={itemOf}
    >
      {others.length > 0 && (
        <div class="actions">
          {others.map(({ slug, name }) => (
            <button key={slug} type="button" onClick={() => connect(slug)}>
              {text('connect', { name })}
            </button>
          ))}
        </div>
      )}
    </Part>
  )
}
