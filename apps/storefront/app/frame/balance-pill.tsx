import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { Suspense, useRef, useState } from 'react'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { balanceOf } from '../shell/balance/balance.ts'
import { later } from '../shell/waking/later.ts'
import '../shell/balance/balance.css'

const BalanceCard = later(async () => (await import('./balance-card.tsx')).BalanceCard)

/** The balance at a glance; a tap tells what it is made of. */
export function BalancePill({ status }: { status: PlayerStatus }) {
  const { frame } = useHouse()
  const { money } = useWriting()
  const [open, setOpen] = useState(false)
  const pill = useRef<HTMLButtonElement>(null)
  const { kind, amount } = balanceOf(status)
  return (
    <>
      <button
        ref={pill}
        type="button"
        className="balance-pill"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="unseen">{frame.balance}</span>
        <span className="balance-kind">{frame[kind]}</span>{' '}
        <span className="balance-amount amount">{money(amount, status.currency)}</span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <BalanceCard status={status} anchor={pill} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
