import type { PageWords } from '@punctual/messages/pages'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** 12-hour or 24-hour clock. */
export type HourClock = '12' | '24'

/** What components need to speak to one person. */
export interface Words extends PageWords {
  /** Absent: the usual one of the locale. */
  clock?: HourClock
  /** Milliseconds since 1970. */
  now(): number
}

/** Provides the words of a page, in a browser or on the server. */
export const WordsContext = createContext<Words | undefined>(undefined)

/** @throws Error outside a page */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('A component needs the words of a page around it.')
  return words
}
