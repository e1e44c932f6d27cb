import { openPage, startReceiver } from '@punctual/testing'
import t from 'tap'

const site = await startReceiver(t)
const body =
  '<title>Here</title><p id="zone"></p><script>zone.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone + " " + navigator.language</script>'
site.respondWith(() => ({ headers: { 'content-type': 'text/html' }, body }))

t.test('opens a page in a real browser with the given zone and language', async (t) => {
  const page = await openPage(t, { timezoneId: 'Asia/Kolkata', locale: 'de-DE' })
  await page.goto(site.url)
  t.equal(await page.title(), 'Here')
  t.match(await page.textContent('#zone'), /^Asia\/(Kolkata|Calcutta) de-DE$/)
})

t.test('pages share a browser and nothing else', async (t) => {
  const first = await openPage(t, { locale: 'fr-FR' })
  await first.goto(site.url)
  await first.evaluate("localStorage.setItem('name', 'Ann'); document.cookie = 'name=Ann'")
  await t.test('while it is open', async (t) => {
    const second = await openPage(t)
    t.equal(second.context().browser(), first.context().browser())
    await second.goto(site.url)
    t.equal(await second.textContent('#zone'), 'UTC en-US')
    t.same(await second.evaluate('[localStorage.length, document.cookie]'), [0, ''])
  })
  await first.reload()
  t.equal(await first.evaluate('document.cookie'), 'name=Ann', 'outlives the other page')
  t.ok(first.context().browser()?.isConnected())
})
