import { pageLength } from '@fairhouse/contract/limits'
import { buttonClass } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { PageWays } from '../../../shell/page/page-ways.tsx'
import { Failed, Offline } from '../../../shell/player-page/not-loaded.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { HistoryFilters } from './history-filters.tsx'
import { type HistoryWish, historyWish } from './history-wish.ts'
import { PaymentRow } from '../payment/payment-row.tsx'
import { Statement } from './statement.tsx'
import { useHistory } from './use-history.ts'
import '@fairhouse/ui/field.css'
import '../payment/payment-row.css'
import './history.css'

export interface HistoryProps {
  readonly texts: Texts['cashierHistory']
  readonly words: Texts['cashierWords']
}

/** Every payment of the player, newest first, each with its whole story; and a year of them as a file. */
export function PaymentHistory({ texts, words }: HistoryProps) {
  const [query] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const wish = historyWish(query)
  const key = `${query} ${attempt}`
  const again = (): void => setAttempt((count) => count + 1)
  return (
    <>
      <HistoryFilters texts={texts} words={words} wish={wish} />
      <Listed key={key} texts={texts} words={words} wish={wish} again={again} />
      <Statement texts={texts.statement} />
    </>
  )
}

interface ListedProps extends HistoryProps {
  readonly wish: HistoryWish
  again(): void
}

function Listed({ texts, words, wish, again }: ListedProps) {
  const history = useHistory(wish)
  switch (history.stage) {
    case 'loading':
      return <Bones label={words.payment.loading} />
    case 'offline':
      return <Offline texts={words.payment} again={again} />
    case 'failed':
      return (
        <Failed
          texts={words.payment}
          sentence={history.sentence}
          picture={<Receipt size={56} />}
          again={again}
        />
      )
    case 'loaded':
      if (history.total === 0) return <Nothing texts={texts} wish={wish} />
      return (
        <>
          <ul className="history-list payment-rows">
            {history.transactions.map((payment) => (
              <PaymentRow key={payment.id} words={words} payment={payment} changed={again} />
            ))}
          </ul>
          <PageWays texts={texts} page={wish.page} total={history.total} />
        </>
      )
  }
}

function Nothing({ texts, wish }: Pick<ListedProps, 'texts' | 'wish'>) {
  const { path } = useWriting()
  const isFiltered = wish.type !== null || wish.from !== null || wish.to !== null
  const picture = <Receipt size={56} aria-hidden="true" />
  if (isFiltered) {
    return <State title={texts.noneTitle} text={texts.noneText} picture={picture} />
  }
  return (
    <State title={texts.emptyTitle} text={texts.emptyText} picture={picture}>
      <Link className={buttonClass({ rank: 'first' })} to={path('/cashier/deposit')}>
        {texts.emptyAction}
      </Link>
    </State>
  )
}

/** Of an account that plays for credits: there are no payments, but what was played and given, added up. */
export function PlayHistory({ texts }: Pick<HistoryProps, 'texts'>) {
  const { path } = useWriting()
  return (
    <>
      <p>
        <Link className={buttonClass({ rank: 'first' })} to={path('/my-bets')}>
          {texts.playBets}
        </Link>
      </p>
      <Statement texts={texts.statement} />
    </>
  )
}

/** Rows of the size that the payments will have. */
function Bones({ label }: { label: string }) {
  return (
    <ul className="history-list history-bones" aria-busy="true" aria-label={label}>
      {Array.from({ length: pageLength }, (_, row) => (
        <li key={`bone ${row}`} className="payment-row">
          <Bone />
        </li>
      ))}
    </ul>
  )
}
