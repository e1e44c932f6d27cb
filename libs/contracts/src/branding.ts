import { type Static, Type } from '@sinclair/typebox'
import { brandColors } from './colors.ts'
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

/** Returns a branding with colors of sufficient contrast. */
export function pageBranding(branding: Branding): PageBranding {
  const colors = brandColors(branding)
  return colors ? { ...branding, colors } : branding
}
