import { openPage, startReceiver } from '@punctual/testing'
import t from 'tap'

t.test('a page is opened in a real browser, in the zone and language asked for', async (t) => {
  const site = await startReceiver(t)
  const body =
    '<title>Here</title><p id="zone"></p><script>zone.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone + " " + navigator.language</script>'
  site.respondWith(() => ({ headers: { 'content-type': 'text/html' }, body }))
  const page = await openPage(t, { timezoneId: 'Asia/Kolkata', locale: 'de-DE' })
  await page.goto(site.url)
  t.equal(await page.title(), 'Here')
  t.match(await page.textContent('#zone'), /^Asia\/(Kolkata|Calcutta) de-DE$/)
})
