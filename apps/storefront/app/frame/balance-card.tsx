import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { Floating } from '@fairhouse/ui/floating'
import type { RefObject } from 'react'
import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { BalanceWords } from '../shell/balance/balance-words.tsx'

interface Props {
  readonly status: PlayerStatus
  readonly anchor: RefObject<HTMLElement | null>
  onClose(): void
}

export function BalanceCard({ status, anchor, onClose }: Props) {
  const { frame } = useHouse()
  return (
    <Floating title={frame.balanceTitle} anchor={anchor} onClose={onClose}>
      <BalanceWords status={status} />
      {status.userType === 1 ? <Ways onClose={onClose} /> : null}
    </Floating>
  )
}

/** Money in and money out, beside what there is. */
function Ways({ onClose }: Pick<Props, 'onClose'>) {
  const { frame } = useHouse()
  const { path } = useWriting()
  return (
    <div className="balance-ways">
      <Link
        className={buttonClass({ rank: 'first', wide: true })}
        to={path('/cashier/deposit')}
        onClick={onClose}
      >
        {frame.deposit}
      </Link>
      <Link
        className={buttonClass({ wide: true })}
        to={path('/cashier/withdraw')}
        onClick={onClose}
      >
        {frame.withdraw}
      </Link>
    </div>
  )
}
