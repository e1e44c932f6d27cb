import { type ComponentChildren, Fragment } from 'preact'

/**
 * A list of names and values, without those that have no value. Texts keep their own direction,
 * such as phone numbers in a page from right to left.
 */
export const Terms = ({ rows }: { rows: readonly [name: string, value: ComponentChildren][] }) => (
  <dl>
    {rows.map(([name, value]) =>
      value ? (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </Fragment>
      ) : null,
    )}
  </dl>
)
