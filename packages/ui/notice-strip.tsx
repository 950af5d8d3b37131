import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import './notice-strip.css'

interface Props {
  readonly kind: 'error' | 'warning' | 'info'
  /** The word for the kind, for those who do not see the colour. */
  readonly kindName: string
  readonly message: string
  readonly code?: string
  /** A link to where it is acted on. */
  readonly way?: ReactNode
  /** Missing for what cannot be closed. */
  readonly close?: { readonly label: string; act(): void }
}

/** One line that tells the player something. */
export function NoticeStrip({ kind, kindName, message, code, way, close }: Props) {
  return (
    <div
      className={`notice notice-${kind} ${close ? '' : 'notice-fixed'}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <span className="notice-kind">{kindName}</span>
      <span>
        {message} {code ? <span className="notice-code">({code})</span> : null} {way}
      </span>
      {close ? (
        <Button rank="plain" size="small" onClick={close.act}>
          {close.label}
        </Button>
      ) : null}
    </div>
  )
}
