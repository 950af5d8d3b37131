import { buttonClass } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { SearchX, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Reply } from '../../../../asking/ask.ts'
import { useWriting } from '../../../shell/house/house.tsx'
import { Failed } from '../../../shell/player-page/not-loaded.tsx'
import { useAsked } from '../../security/use-asked.ts'
import type { Client } from '../../../shell/session/client.ts'
import type { MethodTexts } from './method-texts.ts'

interface Props<Found> {
  readonly texts: MethodTexts
  find(reply: Reply<'deposit'>): Found | undefined
  children(found: Found): ReactNode
}

/** Always the same function, as `useAsked` wants it. */
const askDeposit = (client: Client) => client.ask('deposit', {}, { passive: true })

/** What the address speaks of, once the house has told which ways there are; else that there is no such thing, and a way on. */
export function FoundMethod<Found>({ texts, find, children }: Props<Found>) {
  const { path } = useWriting()
  const { asked, again } = useAsked(askDeposit)
  const { methods, words } = texts
  if (asked.stage === 'loading') {
    return (
      <div role="progressbar" className="method-bones" aria-label={words.payment.loading}>
        <Bone />
      </div>
    )
  }
  if (asked.stage === 'failed') {
    return (
      <Failed
        texts={words.payment}
        sentence={asked.sentence}
        picture={<Wallet size={56} />}
        again={again}
      />
    )
  }
  const found = find(asked.reply)
  if (found !== undefined) return children(found)
  return (
    <State title={methods.unknown} text={methods.unknownText} picture={<SearchX size={56} />}>
      <Link className={buttonClass({ rank: 'first' })} to={path('/cashier/deposit')}>
        {methods.toDeposit}
      </Link>
    </State>
  )
}
