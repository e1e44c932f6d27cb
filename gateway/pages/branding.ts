import { useFirstWeekday } from './weeks.ts'

interface Colors {
  accent: string
  onAccent: string
}

/** How the page looks, as the API answers it. */
export interface Branding {
  logoUrl?: string
  bannerUrl?: string
  theme?: string
  weekStart?: string
  colors?: { light: Colors; dark: Colors }
}

/** Shows the logo, the banner, the theme, the colors and the first day of the week. */
export function showBranding({ logoUrl, bannerUrl, theme, weekStart, colors }: Branding): void {
  showImage('logo', logoUrl)
  showImage('banner', bannerUrl)
  const { style } = document.documentElement
  if (theme === 'light' || theme === 'dark') style.colorScheme = theme
  if (colors) {
    const { light, dark } = colors
    style.setProperty('--accent', `light-dark(${light.accent}, ${dark.accent})`)
    style.setProperty('--on-accent', `light-dark(${light.onAccent}, ${dark.onAccent})`)
  }
  // Sunday is the default of every profile, so it does not replace the visitor's habit.
  if (weekStart && weekStart !== 'Sunday') useFirstWeekday(weekStart)
}

/** The page allows images over https only. */
function showImage(name: string, src: string | undefined): void {
  if (!src || !/^https:/i.test(src) || document.querySelector(`.${name}`)) return
  document.body.prepend(Object.assign(new Image(), { className: name, src, alt: '' }))
}
