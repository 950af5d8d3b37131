import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly children: ReactNode
}

/** A place for a table that is wider than a phone: it scrolls sideways within itself. */
export function WideTable({ label, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys as well
    <div className="figures-wide" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
