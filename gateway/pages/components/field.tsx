import { fieldLabelIn } from '@punctual/messages/pages'
import type { ComponentChildren } from 'preact'
import type { Field } from '../api.ts'
import { autocomplete, inputTypes } from '../controls.ts'
import { useWords } from '../words.ts'

interface Props {
  field: Field
  /** What was typed, or what the address fills in. */
  values: readonly string[]
  /** Whether visitors cannot change it. */
  isFixed?: boolean
}

/** A control with its label. */
export const Labelled = (props: {
  id: string
  label: ComponentChildren
  hint?: string | undefined
  children: ComponentChildren
}) => (
  <label class="field" for={props.id}>
    <span>
      {props.label}
      {props.hint && <small> ({props.hint})</small>}
    </span>
    {props.children}
  </label>
)

/** The control of a question with its label. A form sends its value under the question's slug. */
export function FieldControl(props: Props) {
  const { field, values, isFixed = false } = props
  const { slug } = field
  // Browsers do not send controls that are switched off.
  const sent = (field.hidden || isFixed) && values.map((value) => <Hidden name={slug} value={value} />)
  if (field.hidden) return <>{sent}</>
  return (
    <>
      {sent}
      <Visible {...props} />
    </>
  )
}

export const Hidden = (props: { name: string; value: string }) => <input type="hidden" {...props} />

function Visible(props: Props) {
  const words = useWords()
  const { field, values, isFixed } = props
  const { type, slug, required } = field
  const label = fieldLabelIn(words, field)
  const hint = required ? words.text('required') : undefined
  if (type === 'boolean')
    return (
      <label class="box">
        <input
          type="checkbox"
          name={slug}
          value="true"
          required={required}
          disabled={isFixed}
          defaultChecked={values[0] === 'true'}
        />{' '}
        {label}
      </label>
    )
  if (type === 'radio' || type === 'checkbox' || type === 'multiselect')
    return <Group {...props} label={label} hint={hint} />
  const id = `field-${slug}`
  return (
    <Labelled id={id} label={label} hint={type === 'multiemail' ? words.text('commaSeparated') : hint}>
      <Input {...props} id={id} />
    </Labelled>
  )
}

/** Radio buttons or checkboxes as a group with a legend. */
function Group({ field, values, isFixed, label, hint }: Props & { label: string; hint: string | undefined }) {
  const kind = field.type === 'radio' ? 'radio' : 'checkbox'
  return (
    <fieldset class="field">
      <legend>
        {label}
        {hint && <small> ({hint})</small>}
      </legend>
      {(field.options ?? []).map((option) => (
        <label class="box" key={option}>
          <input
            type={kind}
            name={field.slug}
            value={option}
            required={kind === 'radio' && field.required}
            disabled={isFixed}
            defaultChecked={values.includes(option)}
          />{' '}
          {option}
        </label>
      ))}
    </fieldset>
  )
}

function Input({ field, values, isFixed, id }: Props & { id: string }) {
  const { type, slug, required, options = [] } = field
  const [value = ''] = values
  const common = { id, name: slug, required, disabled: isFixed }
  const placeholder = field.placeholder || undefined
  if (type === 'textarea')
    return <textarea {...common} rows={3} placeholder={placeholder} defaultValue={value} />
  if (type === 'select')
    return (
      <select {...common}>
        <option value="">—</option>
        {options.map((option) => (
          <option key={option} value={option} selected={option === value}>
            {option}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...common}
      placeholder={placeholder}
      // Preact's types know each kind of input by itself, not a choice of them.
      type={(inputTypes[type] ?? 'text') as 'text'}
      step={type === 'number' ? 'any' : undefined}
      autocomplete={autocomplete[type] ?? 'off'}
      defaultValue={value}
    />
  )
}
