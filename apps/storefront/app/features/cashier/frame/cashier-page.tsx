import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly lead?: string
  readonly children: ReactNode
}

/** One page of the cashier, inside its frame: whoever sees it is signed in and has an account of dollars. */
export function CashierPage({ heading, lead, children }: Props) {
  return (
    <>
      <header className="cashier-page-head">
        <h1>{heading}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
      </header>
      {children}
    </>
  )
}
