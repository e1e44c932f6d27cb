import { useWords } from '../words.ts'
import { Labelled } from './field.tsx'

/** The code that verifies an email address; a form sends it as `pick.code`. */
export function CodeInput({ typed }: { typed?: URLSearchParams | undefined }) {
  const { text } = useWords()
  return (
    <Labelled id="code" label={text('code')}>
      <input
        id="code"
        name="pick.code"
        inputmode="numeric"
        autocomplete="one-time-code"
        defaultValue={typed?.get('pick.code') ?? ''}
      />
    </Labelled>
  )
}
