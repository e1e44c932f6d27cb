import { moment } from './format.ts'
import { text } from './language.ts'
import { type Status, statusKeys } from './types.ts'

export const Time = ({ at }: { at: string }) => <time dateTime={at}>{moment(at)}</time>

export const StatusBadge = ({ status }: { status: Status }) => (
  <span class={`badge ${status}`}>{text(statusKeys[status])}</span>
)
