import { Bone } from '@fairhouse/ui/state'
import { ArrowUpRight } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Failed, Offline } from '../../../shell/player-page/not-loaded.tsx'
import { ProofKeeper } from '../../security/proof-context.tsx'
import { AskForm } from './ask-form.tsx'
import { Available } from './available.tsx'
import type { Destination } from './destinations.ts'
import { UnderWay } from './under-way.tsx'
import { useWithdrawal, type Withdrawal } from './use-withdrawal.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'
import { later } from '../../../shell/waking/later.ts'
import '@fairhouse/ui/field.css'
import '../../security/security.css'
import './withdraw.css'

const AddDestination = later(async () => (await import('./add-destination.tsx')).AddDestination)

/** Money out: what can be paid out, where to, and how far what was asked for has come. */
export function Withdraw({ texts }: { texts: WithdrawTexts }) {
  const { words } = texts
  const { shown, again } = useWithdrawal()
  switch (shown.stage) {
    case 'loading':
      return (
        <div role="progressbar" className="withdraw-bones" aria-label={words.payment.loading}>
          <Bone />
          <Bone />
          <Bone />
        </div>
      )
    case 'offline':
      return <Offline texts={words.payment} again={() => void again()} />
    case 'failed':
      return (
        <Failed
          texts={words.payment}
          sentence={shown.sentence}
          picture={<ArrowUpRight size={56} />}
          again={() => void again()}
        />
      )
    case 'loaded':
      return <Loaded texts={texts} reply={shown.reply} again={again} />
  }
}

interface LoadedProps {
  readonly texts: WithdrawTexts
  readonly reply: Withdrawal
  again(): Promise<void>
}

function Loaded({ texts, reply, again }: LoadedProps) {
  const { proof } = texts
  const [adding, setAdding] = useState<Destination['method'] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const underWay = useRef<HTMLElement>(null)
  return (
    <ProofKeeper texts={proof} eye={{ show: proof.showPassword, hide: proof.hidePassword }}>
      <div className="withdraw">
        <Available texts={texts} reply={reply} />
        <UnderWay texts={texts} open={reply.open} again={again} place={underWay} />
        <AskForm
          texts={texts}
          reply={reply}
          chosen={chosen}
          choose={setChosen}
          add={setAdding}
          asked={async () => {
            await again()
            underWay.current?.focus()
          }}
        />
        {adding === null ? null : (
          <Suspense>
            <AddDestination
              texts={texts}
              method={adding}
              added={async (userPMId) => {
                await again()
                setChosen(userPMId)
                setAdding(null)
              }}
              onClose={() => setAdding(null)}
            />
          </Suspense>
        )}
      </div>
    </ProofKeeper>
  )
}
