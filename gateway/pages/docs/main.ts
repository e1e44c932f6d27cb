import { createFilter } from './filter.ts'
import { createForm } from './form.ts'
import { createSamples } from './samples.ts'

// The pages are complete without this script; it adds a filter, language tabs, copy buttons and a
// form that makes the call.

const beside = document.querySelector<HTMLDetailsElement>('.beside details')
if (beside && matchMedia('(max-width: 60rem)').matches) beside.open = false
beside?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
createSamples()
createFilter()
createForm()
