import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { Floating } from '@fairhouse/ui/floating'
import type { RefObject } from 'react'
import { useHouse } from '../language/house.tsx'
import { BalanceWords } from './balance-words.tsx'

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
    </Floating>
  )
}
