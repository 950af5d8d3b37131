import type { ReactNode } from 'react'
import './state.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly picture?: ReactNode
  /** The way on. */
  readonly children?: ReactNode
}

/** What a list shows in place of rows: that it is empty, could not be loaded or needs something. */
export function State({ title, text, picture, children }: Props) {
  return (
    <div className="state">
      {picture ? <div className="state-picture">{picture}</div> : null}
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** A bar in the place of a text that is still to come. */
export function Bone() {
  return <span className="bone" aria-hidden="true" />
}
