import { useEffect, useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { Field } from './field.tsx'
import { moment } from './format.ts'
import { text } from './language.ts'
import { openModal } from './modal.tsx'
import { ask, problemText } from './session.ts'

interface PortalLink {
  id: string
  access: 'read' | 'write'
  embedOrigins: string[]
  expiresAt: string
}

/** The links of an owner's webhooks: creates them and revokes them. Long because of its form. */
function PortalLinks({ path, close }: { path: string; close(): void }) {
  const [links, setLinks] = useState<PortalLink[]>([])
  const [made, setMade] = useState<string>()
  const [access, setAccess] = useState('read')
  const [minutes, setMinutes] = useState('60')
  const [origins, setOrigins] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      setLinks(await ask<PortalLink[]>('GET', path))
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }
  const create = (event: Event) => {
    event.preventDefault()
    void attempt(async () => {
      const embedOrigins = origins.split(/\s+/).filter((origin) => origin !== '')
      const body = { access, expiresInMinutes: Number(minutes), embedOrigins }
      setMade((await ask<{ url: string }>('POST', path, body)).url)
    })
  }
  useEffect(() => void attempt(async () => {}), [path])

  return (
    <>
      <p>{text('portalAbout')}</p>
      <form onSubmit={create}>
        <Field id="portal-access" label={text('portalAccess')}>
          {(described) => (
            <select
              {...described}
              value={access}
              onChange={({ currentTarget }) => setAccess(currentTarget.value)}
            >
              <option value="read">{text('portalRead')}</option>
              <option value="write">{text('portalWrite')}</option>
            </select>
          )}
        </Field>
        <Field id="portal-minutes" label={text('portalMinutes')}>
          {(described) => (
            <input
              {...described}
              type="number"
              required
              min={1}
              max={1_440}
              value={minutes}
              onInput={({ currentTarget }) => setMinutes(currentTarget.value)}
            />
          )}
        </Field>
        <Field id="portal-origins" label={text('portalOrigins')} hint={text('portalOriginsHint')}>
          {(described) => (
            <textarea
              {...described}
              rows={2}
              dir="ltr"
              placeholder="https://example.com"
              value={origins}
              onInput={({ currentTarget }) => setOrigins(currentTarget.value)}
            />
          )}
        </Field>
        <Alarm>{problem}</Alarm>
        <div class="actions">
          <button type="button" onClick={close}>
            {text('done')}
          </button>
          <button type="submit" class="primary" disabled={isBusy}>
            {text('portalCreate')}
          </button>
        </div>
      </form>
      {made !== undefined && (
        <div class="secret" role="status">
          <Field id="portal-url" label={text('portalUrl')} hint={text('portalOnce')}>
            {(described) => (
              <input
                {...described}
                readOnly
                dir="ltr"
                value={made}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            )}
          </Field>
          <button type="button" onClick={() => void navigator.clipboard.writeText(made).catch(() => {})}>
            {text('copy')}
          </button>
        </div>
      )}
      {links.length > 0 && (
        <ul class="links">
          {links.map((link) => (
            <li key={link.id}>
              <span>
                {text(link.access === 'read' ? 'portalRead' : 'portalWrite')},{' '}
                {text('portalUntil', { when: moment(link.expiresAt) })}
              </span>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => void attempt(() => ask('DELETE', `${path}/${link.id}`))}
              >
                {text('portalRevoke')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Opens the links of an owner's webhooks. */
export const openPortalLinks = (path: string): void =>
  openModal(text('portalLinks'), (close) => <PortalLinks path={path} close={close} />)
