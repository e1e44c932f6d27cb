import fc from 'fast-check'
import t from 'tap'
import { brandingIn, contrast, pageBranding } from '../src/index.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

t.test('colors of any brand can be read on the page and on buttons', async (t) => {
  fc.assert(
    fc.property(color, fc.option(color, { nil: undefined }), (brandColor, darkBrandColor) => {
      const { colors } = pageBranding({ brandColor, ...(darkBrandColor && { darkBrandColor }) })
      const { light, dark } = colors!
      return (
        contrast(light.accent, '#ffffff') >= 4.5 &&
        contrast(dark.accent, '#15181c') >= 4.5 &&
        contrast(light.accent, light.onAccent) >= 4.5 &&
        contrast(dark.accent, dark.onAccent) >= 4.5
      )
    }),
  )
  t.pass()
})

t.test('a color of sufficient contrast stays as it is', async (t) => {
  t.equal(Math.round(contrast('#000', '#ffffff')), 21)
  t.equal(pageBranding({ brandColor: '#7a1f5c' }).colors?.light.accent, '#7a1f5c')
  t.same(pageBranding({ brandColor: '#000', darkBrandColor: '#fff' }).colors, {
    light: { accent: '#000000', onAccent: '#ffffff' },
    dark: { accent: '#ffffff', onAccent: '#000000' },
  })
  t.notSame(pageBranding({ brandColor: '#ffff00' }).colors?.light.accent, '#ffff00')
  t.same(pageBranding({ theme: 'dark' }), { theme: 'dark' })
})

t.test('values that were stored before they were checked are left out', async (t) => {
  const valid = {
    logoUrl: 'https://example.com/l.png',
    bannerUrl: 'HTTPS://example.com/b.png',
    brandColor: '#fff',
    darkBrandColor: '#A1b2C3',
    theme: 'system',
    weekStart: 'Monday',
  }
  t.same(brandingIn(valid), valid)
  t.same(
    brandingIn({
      logoUrl: 'javascript:alert(1)',
      bannerUrl: 'http://example.com/b.png',
      brandColor: 'red',
      darkBrandColor: '#12345',
      theme: 'pink',
    }),
    {},
  )
})
