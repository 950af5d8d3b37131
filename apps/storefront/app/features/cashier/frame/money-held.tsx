import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { useCoins } from '../words/use-coins.ts'

interface Props {
  readonly texts: Texts['cashierFrame']
  readonly status: PlayerStatus
}

/** What the player has, what of it is on its way out, and what of that waits for a check. */
export function MoneyHeld({ texts, status }: Props) {
  const { frame } = useHouse()
  const { money } = useWriting()
  const coins = useCoins()
  const { cash, currency, withdrawalFund, blockedWithdrawalFund, cashInBitcoin } = status
  return (
    <section className="cashier-held" aria-label={frame.balanceTitle}>
      <p className="cashier-held-kind">{status.isTestMoney ? frame.testMoney : frame.cash}</p>
      <p className="cashier-held-cash amount">{money(cash, currency)}</p>
      {cashInBitcoin === '0' ? null : (
        <p className="cashier-held-coins amount">
          {fill(texts.inBitcoin, { amount: coins(cashInBitcoin, 'BTC') })}
        </p>
      )}
      {withdrawalFund === 0 ? null : (
        <dl className="cashier-held-parts">
          <div>
            <dt>{texts.underWay}</dt>
            <dd className="amount">{money(withdrawalFund, currency)}</dd>
          </div>
          {blockedWithdrawalFund === 0 ? null : (
            <div>
              <dt>{texts.blocked}</dt>
              <dd className="amount">{money(blockedWithdrawalFund, currency)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
