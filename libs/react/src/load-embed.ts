import type { EmbedOptions } from './page.ts'

/** The functions of `/embed.js`. */
export interface Embed {
  inline(element: HTMLElement, page: string, options: EmbedOptions): void
  popup(page: string, options: EmbedOptions, owner: HTMLElement): void
}

const loading = new Map<string, Promise<Embed>>()

/** Loads `/embed.js` of an installation, once per document. */
export function loadEmbed(server: string): Promise<Embed> {
  const source = new URL('/embed.js', server).href
  const known = loading.get(source)
  if (known) return known
  const loaded = new Promise<Embed>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => resolve((window as unknown as { Punctual: Embed }).Punctual)
    script.onerror = () => {
      // A later component tries again.
      loading.delete(source)
      script.remove()
      reject(new Error(`${source} cannot be loaded`))
    }
    document.head.append(script)
  })
  loading.set(source, loaded)
  return loaded
}
