import { type Static, Type } from '@sinclair/typebox'
import { about } from './http/fields.ts'

const color = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const httpsUrl = /^https:\/\/[^\s]+$/i
const themes = ['light', 'dark', 'system'] as const

/** A color that a request may set. */
export const Color = Type.String({
  pattern: '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
  errorMessage: 'must be a color such as #1a2b3c',
})
/** Address of an image that a request may set. Pages and mails load images only over https. */
export const ImageUrl = Type.String({
  format: 'uri',
  pattern: '^[hH][tT][tT][pP][sS]://\\S+$',
  maxLength: 2048,
  errorMessage: 'must be an https URL',
})
export const PageTheme = Type.Union(
  themes.map((theme) => Type.Literal(theme)),
  { errorMessage: 'must be light, dark or system' },
)

/**
 * How the pages and mails of a person, team or organization look. Part of the events of identity;
 * what is absent comes from the organization, else from the defaults.
 */
export const Branding = Type.Object({
  logoUrl: about('URL of the logo.', Type.Optional(Type.String())),
  bannerUrl: about('URL of the banner.', Type.Optional(Type.String())),
  brandColor: about('Color of buttons and links.', Type.Optional(Type.String())),
  darkBrandColor: about('Color of buttons and links in the dark theme.', Type.Optional(Type.String())),
  theme: about('Theme: `light`, `dark`, or `system` for that of the device.', Type.Optional(Type.String())),
  weekStart: about('First day of the week, by its English name.', Type.Optional(Type.String())),
})
export type Branding = Static<typeof Branding>

const Colors = Type.Object({
  accent: about('Background of buttons and color of links.', Type.String()),
  onAccent: about('Color of text on `accent`.', Type.String()),
})
type Colors = Static<typeof Colors>

/** What a booking page shows of a branding. */
export const PageBranding = Type.Object({
  ...Branding.properties,
  colors: about(
    'The brand colors, changed as far as their contrast needs it. Absent without a brand color.',
    Type.Optional(
      Type.Object({
        light: about('Colors of the light theme.', Colors),
        dark: about('Colors of the dark theme.', Colors),
      }),
    ),
  ),
})
export type PageBranding = Static<typeof PageBranding>

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)

/**
 * Returns the branding in the details of a team or user. Values that were stored before they were
 * checked are left out, so that no page or mail shows them.
 */
export function brandingIn(details: { readonly [Field in keyof Branding]?: unknown }): Branding {
  const { logoUrl, bannerUrl, brandColor, darkBrandColor, theme, weekStart } = details
  return {
    ...(isText(logoUrl, httpsUrl) && { logoUrl }),
    ...(isText(bannerUrl, httpsUrl) && { bannerUrl }),
    ...(isText(brandColor, color) && { brandColor }),
    ...(isText(darkBrandColor, color) && { darkBrandColor }),
    ...(themes.some((one) => one === theme) && { theme: theme as string }),
    ...(typeof weekStart === 'string' && { weekStart }),
  }
}

type Rgb = [red: number, green: number, blue: number]

function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1)
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!
  return pairs.map((pair) => Number.parseInt(pair, 16)) as Rgb
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance, as WCAG 2 defines it. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colors, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const black = '#000000'
const white = '#ffffff'
/** What WCAG 2 asks of text, level AA. */
const leastContrast = 4.5

/** Moves a color towards black or white until text of it can be read on the background. */
function readableOn(background: string, wanted: string): string {
  const target = contrast(background, black) > contrast(background, white) ? black : white
  const [from, to] = [rgbOf(wanted), rgbOf(target)]
  for (let step = 0; step <= 20; step++) {
    const mixed = hexOf(from.map((value, place) => value + ((to[place]! - value) * step) / 20) as Rgb)
    if (contrast(mixed, background) >= leastContrast) return mixed
  }
  return target
}

function colorsOn(background: string, wanted: string): Colors {
  const accent = readableOn(background, wanted)
  return { accent, onAccent: contrast(accent, black) > contrast(accent, white) ? black : white }
}

/** The backgrounds of our pages, as page.css has them; mails are on white. */
const paper = { light: white, dark: '#15181c' }

/** Returns a branding with colors of sufficient contrast. */
export function pageBranding(branding: Branding): PageBranding {
  const { brandColor, darkBrandColor = brandColor } = branding
  const light = brandColor ?? darkBrandColor
  if (light === undefined || darkBrandColor === undefined) return branding
  const colors = { light: colorsOn(paper.light, light), dark: colorsOn(paper.dark, darkBrandColor) }
  return { ...branding, colors }
}
