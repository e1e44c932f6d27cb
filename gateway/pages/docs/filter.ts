/** Adds a text field above the list of operations that hides those without the text. */
export function createFilter(): void {
  const heading = document.querySelector('#operations')
  if (!heading) return
  const label = document.createElement('label')
  label.className = 'filter'
  label.textContent = 'Find an operation'
  const input = document.createElement('input')
  input.type = 'search'
  label.append(input)
  heading.after(label)
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  label.after(status)
  const subjects = [...document.querySelectorAll('#operations ~ h3')].map((subject) => {
    const parts: Element[] = [subject]
    for (
      let next = subject.nextElementSibling;
      next && !/^H[23]$/.test(next.tagName);
      next = next.nextElementSibling
    )
      parts.push(next)
    return { parts, items: parts.flatMap((part) => [...part.querySelectorAll('li')]) }
  })
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let count = 0
    for (const { parts, items } of subjects) {
      let found = 0
      for (const item of items) {
        const text = item.textContent?.toLowerCase() ?? ''
        item.hidden = !words.every((word) => text.includes(word))
        if (!item.hidden) found += 1
      }
      for (const part of parts) if (part instanceof HTMLElement) part.hidden = found === 0
      count += found
    }
    status.textContent = words.length === 0 ? '' : `${count} found`
  })
}
