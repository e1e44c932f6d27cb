import { openPage, startReceiver } from '@punctual/testing'
import t from 'tap'

t.test('opens a page in a real browser with the given zone and language', async (t) => {
  const site = await startReceiver(t)
  const body =
    '<title>Here</title><p id="zone"></p><script>zone.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone + " " + navigator.language</script>'
  site.respondWith(() => ({ headers: { 'content-type': 'text/html' }, body }))
  const page = await openPage(t, { timezoneId: 'Asia/Kolkata', locale: 'de-DE' })
  await page.goto(site.url)
  t.equal(await page.title(), 'Here')
  t.match(await page.textContent('#zone'), /^Asia\/(Kolkata|Calcutta) de-DE$/)
})
