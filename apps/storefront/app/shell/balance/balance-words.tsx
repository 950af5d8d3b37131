import { topUpBelow } from '@fairhouse/contract/top-up-rules'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { fill } from '../language/say.ts'
import { useHouse, useWriting } from '../house/house.tsx'
import { useClient } from '../session/client-context.tsx'
import { requestKey } from '../../../asking/request-key.ts'
import { balanceOf } from './balance.ts'
import './balance.css'

/** What a balance is made of, what is locked and why, and how to fill it up. */
export function BalanceWords({ status }: { status: PlayerStatus }) {
  const { frame } = useHouse()
  const { money } = useWriting()
  const { kind, amount, locked, mayTopUp } = balanceOf(status)
  const means = {
    cash: frame.cashMeans,
    testMoney: frame.testMoneyMeans,
    playMoney: fill(frame.playMoneyMeans, { limit: money(topUpBelow, 'CREDIT') }),
  }
  return (
    <div className="balance-words">
      <div className="balance-sum">
        <span>{frame[kind]}</span>
        <span className="amount">{money(amount, status.currency)}</span>
      </div>
      <p>{means[kind]}</p>
      <p>
        {locked === 0
          ? frame.nothingLocked
          : fill(frame.lockedMeans, { amount: money(locked, status.currency) })}
      </p>
      <TopUp mayTopUp={mayTopUp} />
    </div>
  )
}

/** Fills up while that is allowed, and afterwards says that it was done. */
function TopUp({ mayTopUp }: { mayTopUp: boolean }) {
  const client = useClient()
  const { frame } = useHouse()
  const { money } = useWriting()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  // One key for one wish: pressing again after a lost answer fills up once.
  const [key] = useState(requestKey)
  const topUp = async (): Promise<void> => {
    setBusy(true)
    const answer = await client.ask('topUp', { requestKey: key })
    setBusy(false)
    if (!answer.ok || !answer.reply.userStatus.isLogged) return
    const { amount } = balanceOf(answer.reply.userStatus)
    setDone(fill(frame.toppedUp, { amount: money(amount, 'CREDIT') }))
  }
  if (!mayTopUp) {
    return <output className="balance-done">{done}</output>
  }
  return (
    <Button rank="first" wide busy={busy} onClick={() => void topUp()}>
      {busy ? frame.toppingUp : frame.topUp}
    </Button>
  )
}
