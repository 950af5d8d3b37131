import type { ReactNode } from 'react'
import './account.css'
import './narrow-page.css'

interface Props {
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}

/** One small thing to do, in one column. */
export function NarrowPage({ heading, lead, children }: Props) {
  return (
    <div className="narrow-page">
      <h1>{heading}</h1>
      <p className="account-lead">{lead}</p>
      {children}
    </div>
  )
}
