import type { ComponentChildren } from 'preact'

/** An alert, which screen readers announce immediately; nothing without a text. */
export const Alarm = ({ children }: { children?: ComponentChildren }) =>
  children ? (
    <p class="alarm" role="alert">
      {children}
    </p>
  ) : null
