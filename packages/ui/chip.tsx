import type { ReactNode } from 'react'
import './chip.css'

interface Props {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly disabled?: boolean
  /** One of several of this name, of which one is on. */
  readonly alone?: boolean
  /** How much there is behind it, as it is written. */
  readonly count?: string
  readonly children: ReactNode
  change(): void
}

/** A choice that is on or off, small enough to stand beside others. */
export function Chip({
  name,
  value,
  checked,
  disabled = false,
  alone = false,
  count,
  children,
  change,
}: Props) {
  return (
    <label className="chip">
      <input
        type={alone ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={change}
      />
      <span>{children}</span>
      {count === undefined ? null : <span className="chip-count">{count}</span>}
    </label>
  )
}
