import type { ComponentChildren } from 'preact'
import { words } from './language.ts'
import { show } from './show.tsx'
import { WordsContext } from './words.ts'

/** Replaces the view of a booking page, whose components speak the language of the page. */
export const showView = (title: string, view: ComponentChildren): void =>
  show(title, <WordsContext.Provider value={words()}>{view}</WordsContext.Provider>)
