import type { Transaction } from '@fairhouse/contract/entities/payment'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fillCounted } from '../../../shell/language/say.ts'
import { wordOf } from '../payment/word-of.ts'
import type { DepositTexts } from './deposit-texts.ts'
import { useOpenDeposits } from './use-open-deposits.ts'

interface Props {
  readonly texts: DepositTexts
  /** As the page was loaded. */
  readonly found: readonly Transaction[]
}

/** More than these would push the ways to pay out of sight. */
const shown = 3

/** Deposits that are on their way: a player who comes back sees first that nothing is lost. */
export function OpenDeposits({ texts: { deposit, words }, found }: Props) {
  const open = useOpenDeposits(found)
  const { language } = useHouse()
  const { path, money } = useWriting()
  if (open.length === 0) return null
  return (
    <section className="open-deposits" aria-label={deposit.open}>
      <h2>{fillCounted(deposit.openCounted, open.length, language)}</h2>
      <ul>
        {open.slice(0, shown).map(({ id, method, label, amount, currency, state }) => (
          <li key={id}>
            <Link to={path(`/cashier/deposit-result/${id}`)}>
              <span>{label ?? (method === null ? '' : wordOf(words.methods, method))}</span>
              <span className="amount">{money(amount, currency)}</span>
              <span className="open-deposits-state">{words.states[state]}</span>
              <ChevronRight size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
