import type { ComponentChildren } from 'preact'

/** What a control needs so that screen readers connect it with its problem. */
interface Described {
  id: string
  'aria-invalid': boolean
  'aria-describedby'?: string
}

/** A labelled control with the problem that the API found in it. */
export function Field(props: {
  id: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  children: (described: Described) => ComponentChildren
}) {
  const { id, label, hint, problem, children } = props
  const problemId = `${id}-problem`
  return (
    <div class="field">
      <label for={id}>
        {label}
        {hint && <small> ({hint})</small>}
      </label>
      {children({ id, 'aria-invalid': !!problem, ...(problem && { 'aria-describedby': problemId }) })}
      <FieldProblem id={problemId}>{problem}</FieldProblem>
    </div>
  )
}

/** The problem of a control or of a group of controls; nothing without one. */
export const FieldProblem = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <p class="alarm" id={id} role="alert">
      {children}
    </p>
  ) : null
