import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { WordsContext } from '../../pages/words.ts'
import type { Reader } from './reader.ts'

/** Returns the HTML of a view in the reader's language. */
export const renderView = (reader: Reader, now: Date, view: ComponentChildren): string =>
  renderToString(
    <WordsContext.Provider value={{ ...reader, now: () => now.getTime() }}>{view}</WordsContext.Provider>,
  )
