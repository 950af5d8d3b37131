import type { ReactNode } from 'react'
import '@fairhouse/ui/button.css'
import './full-page.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly code?: string
  /** The ways on. */
  readonly children?: ReactNode
}

/** A message that has the whole page to itself. */
export function FullPage({ title, text, code, children }: Props) {
  return (
    <div className="full-page">
      <div className="full-page-door" aria-hidden="true">
        <svg viewBox="0 0 200 260">
          <path d="M20 250V100a80 80 0 0 1 160 0v150M4 252h192" />
          <path d="M46 250V104a54 54 0 0 1 108 0v146" />
          <circle cx="136" cy="172" r="5" />
        </svg>
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      {code ? <p className="full-page-code">{code}</p> : null}
      <div className="full-page-ways">{children}</div>
    </div>
  )
}
