import type { SavedMethod } from '@fairhouse/contract/entities/payment-method'
import { Wallet } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Reply } from '../../../../asking/ask.ts'
import { Failed } from '../../../shell/player-page/not-loaded.tsx'
import { useAsked } from '../../security/use-asked.ts'
import type { Client } from '../../../shell/session/client.ts'
import { useBackOnline } from '../../../shell/session/use-back-online.ts'
import { CashierPage } from '../frame/cashier-page.tsx'
import { type Chosen, chosenOf, type LastWay } from './chosen.ts'
import { DepositBones } from './deposit-bones.tsx'
import type { DepositTexts } from './deposit-texts.ts'
import { MethodList } from './method-list.tsx'
import { OpenDeposits } from './open-deposits.tsx'
import { PayBy } from './pay-by.tsx'
import '@fairhouse/ui/field.css'
import './deposit.css'

/** Always the same function, as `useAsked` wants it. */
const askDeposit = (client: Client) => client.ask('deposit', {}, { passive: true })

/** Paying in: the way, the amount, one button. */
export function DepositPage({ texts }: { texts: DepositTexts }) {
  const { asked, again } = useAsked(askDeposit)
  useBackOnline(again)
  return (
    <CashierPage heading={texts.deposit.heading}>
      {asked.stage === 'loading' ? <DepositBones texts={texts} /> : null}
      {asked.stage === 'failed' ? (
        <Failed
          texts={texts.words.payment}
          sentence={asked.sentence}
          picture={<Wallet size={56} />}
          again={again}
        />
      ) : null}
      {asked.stage === 'loaded' ? <Ways texts={texts} found={asked.reply} /> : null}
    </CashierPage>
  )
}

function Ways({ texts, found }: { texts: DepositTexts; found: Reply<'deposit'> }) {
  const [query] = useSearchParams()
  const chosen = chosenOf(found, query, lastWayOf(found))
  return (
    <>
      <OpenDeposits texts={texts} found={found.open} />
      {chosen === null ? (
        <MethodList texts={texts} methods={found.methods} away={found.away} saved={found.saved} />
      ) : (
        <PayBy key={keyOf(chosen)} texts={texts} chosen={chosen} allowance={found.allowance} />
      )}
    </>
  )
}

const keyOf = ({ method, saved }: Chosen): string => `${method.name} ${saved?.userPMId ?? ''}`

/** Who pays in again mostly does it in the same way: the newest of what is saved, else the last kind of payment. */
function lastWayOf({ saved, userStatus }: Reply<'deposit'>): LastWay | null {
  const [newest] = saved.filter(({ canDeposit }) => canDeposit).toSorted(byNewest)
  if (newest) return newest
  const method = userStatus.isLogged ? userStatus.lastDepositPMType : null
  return method === null ? null : { method, userPMId: null }
}

const byNewest = (left: SavedMethod, right: SavedMethod): number =>
  right.createdAt.localeCompare(left.createdAt)
