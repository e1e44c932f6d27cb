/** A long text in a box that scrolls. */
export const Block = (props: { caption: string; label: string; children: string }) => (
  <figure>
    <figcaption>{props.caption}</figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what can have the focus */}
    {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a role of a landmark would be one too many */}
    <pre tabIndex={0} aria-label={props.label}>
      {props.children}
    </pre>
  </figure>
)
