import type { Wanted } from '../../../pages/picker/wanted.ts'
import type { PlainPage } from './plain-page.ts'

/** A page that offers times. */
export interface TimesPage extends PlainPage, Wanted {
  /** The zone of the visitor, as far as it is known. */
  zone?: string
}
