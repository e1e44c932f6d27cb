/** An accent color of a page, and the color of text on it. */
export interface AccentColors {
  accent: string
  onAccent: string
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

function colorsOn(background: string, wanted: string): AccentColors {
  const accent = readableOn(background, wanted)
  return { accent, onAccent: contrast(accent, black) > contrast(accent, white) ? black : white }
}

/** The backgrounds of our pages, as page.css has them; mails are on white. */
const paper = { light: white, dark: '#15181c' }

/**
 * Returns the brand colors as a page uses them, changed as far as their contrast needs it;
 * undefined without a brand color. One of the two colors stands for both themes.
 */
export function brandColors({
  brandColor,
  darkBrandColor = brandColor,
}: {
  brandColor?: string | undefined
  darkBrandColor?: string | undefined
}): { light: AccentColors; dark: AccentColors } | undefined {
  const light = brandColor ?? darkBrandColor
  if (light === undefined || darkBrandColor === undefined) return undefined
  return { light: colorsOn(paper.light, light), dark: colorsOn(paper.dark, darkBrandColor) }
}
