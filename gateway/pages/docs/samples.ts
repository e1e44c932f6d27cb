const names: Readonly<Record<string, string>> = { sh: 'curl', js: 'JavaScript', python: 'Python', go: 'Go' }
const storageKey = 'docs-language'

/** Shows one language of neighbouring code blocks at a time, and gives each block a copy button. */
export function createSamples(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('pre')) addCopyButton(block)
  const groups = [...document.querySelectorAll<HTMLPreElement>('pre[data-language="sh"]')]
    .map(neighbours)
    .filter((blocks) => blocks.length > 1)
  const chosen = localStorage.getItem(storageKey) ?? 'sh'
  const shows: ((language: string) => void)[] = []
  for (const blocks of groups) {
    const buttons = blocks.map((block) => {
      const language = block.dataset.language ?? ''
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = names[language] ?? language
      button.addEventListener('click', () => {
        localStorage.setItem(storageKey, language)
        for (const show of shows) show(language)
      })
      return { button, block, language }
    })
    const bar = document.createElement('div')
    bar.className = 'languages'
    bar.setAttribute('role', 'group')
    bar.setAttribute('aria-label', 'Language')
    bar.append(...buttons.map(({ button }) => button))
    blocks[0]?.parentElement?.before(bar)
    shows.push((language) => {
      const shown = buttons.some((each) => each.language === language) ? language : 'sh'
      for (const each of buttons) {
        each.button.setAttribute('aria-pressed', `${each.language === shown}`)
        if (each.block.parentElement) each.block.parentElement.hidden = each.language !== shown
      }
    })
  }
  for (const show of shows) show(chosen)
}

/** Returns the block and the code blocks directly after it, in other languages. */
function neighbours(first: HTMLPreElement): HTMLPreElement[] {
  const found = [first]
  const seen = new Set([first.dataset.language])
  let next = first.parentElement?.nextElementSibling
  while (next?.classList.contains('code')) {
    const block = next.querySelector('pre')
    if (!block || seen.has(block.dataset.language) || !((block.dataset.language ?? '') in names)) break
    seen.add(block.dataset.language)
    found.push(block)
    next = next.nextElementSibling
  }
  return found
}

function addCopyButton(block: HTMLPreElement): void {
  const frame = document.createElement('div')
  frame.className = 'code'
  block.replaceWith(frame)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '')
    button.textContent = 'Copied'
  })
  frame.append(block, button)
}
