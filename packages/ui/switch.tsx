import { useId } from 'react'
import './switch.css'

interface Props {
  readonly label: string
  readonly hint: string
  readonly on: boolean
  readonly busy: boolean
  turn(on: boolean): void
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, hint, on, busy, turn }: Props) {
  const id = useId()
  return (
    <div className="switch">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={id}
        aria-busy={busy || undefined}
        onClick={() => turn(!on)}
      >
        {label}
      </button>
      <p id={id}>{hint}</p>
    </div>
  )
}
