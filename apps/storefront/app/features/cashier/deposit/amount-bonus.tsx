import { Bone } from '@fairhouse/ui/state'
import { useEffect } from 'react'
import { useBonuses } from '../bonus/use-bonuses.ts'
import { BonusField } from './bonus-field.tsx'
import type { DepositTexts } from './deposit-texts.ts'
import { WaitingBonus, waitingIn } from './waiting-bonus.tsx'

interface Props {
  readonly texts: DepositTexts
  readonly code: string
  /** Minor units; null as long as none is typed. */
  readonly amount: number | null
  onCode(code: string): void
}

/** The bonus that an amount will bring: the one that waits for a deposit, or a field for a code, which stands as well where nobody can tell. */
export function AmountBonus({ texts, ...field }: Props) {
  const found = useBonuses()
  const waiting = found.stage === 'loaded' ? waitingIn(found) : null
  const { onCode } = field
  const isGone = waiting !== null && field.code !== ''
  // What was typed before the other bonus was known of must not be claimed unseen.
  useEffect(() => {
    if (isGone) onCode('')
  }, [isGone, onCode])
  if (found.stage === 'loading') return <Bone />
  if (waiting === null) return <BonusField texts={texts.deposit} {...field} />
  return (
    <section className="waiting-bonus" aria-label={texts.bonus.heading}>
      <WaitingBonus texts={texts} {...waiting} />
    </section>
  )
}
