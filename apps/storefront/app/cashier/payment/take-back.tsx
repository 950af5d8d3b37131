import type { Transaction } from '@fairhouse/contract/entities/payment'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { useRef, useState } from 'react'
import { requestKey } from '../../../asking/request-key.ts'
import { useWriting } from '../../language/house.tsx'
import { fill } from '../../language/say.ts'
import { notice } from '../../notices/notices.ts'
import { useClient } from '../../session/client-context.tsx'
import type { Texts } from '../../texts/texts.ts'
import './take-back.css'

interface Props {
  readonly words: Texts['cashierWords']
  readonly payment: Transaction
  done(): void
}

/** The button that takes a pending withdrawal back, where that may be; asks once whether it is meant. */
export function TakeBack({ words, payment, done }: Props) {
  const { money } = useWriting()
  const { payment: told } = words
  const [isAsking, setAsking] = useState(false)
  const { busy, takeBack } = useTakeBack({ words, payment, done }, () => setAsking(false))
  if (!payment.canReverse) return null
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {told.takeBack}
      </Button>
      {isAsking ? (
        <Sheet
          title={told.takeBackQuestion}
          closeLabel={told.close}
          onClose={() => setAsking(false)}
        >
          <div className="take-back">
            <p>{fill(told.takeBackText, { amount: money(payment.amount, payment.currency) })}</p>
            <Button rank="first" wide busy={busy} onClick={() => void takeBack()}>
              {told.takeBack}
            </Button>
            <Button wide onClick={() => setAsking(false)}>
              {told.keep}
            </Button>
          </div>
        </Sheet>
      ) : null}
    </>
  )
}

function useTakeBack({ words, payment, done }: Props, close: () => void) {
  const client = useClient()
  const { money } = useWriting()
  const [busy, setBusy] = useState(false)
  // The same key for the same wish: asking again after a silence takes it back once.
  const key = useRef<string | null>(null)
  async function takeBack(): Promise<void> {
    key.current ??= requestKey()
    setBusy(true)
    const wish = { requestKey: key.current, transactionId: payment.id }
    const answer = await client.ask('withdrawalReversal', wish, { shows: ['notPending'] })
    setBusy(false)
    if (!answer.ok && answer.failure.type === 'unreachable') return
    close()
    done()
    if (answer.ok) {
      const amount = money(payment.amount, payment.currency)
      client.show(notice('INFO', fill(words.payment.takenBack, { amount })))
    } else if (answer.failure.code === 'NOT_PENDING') {
      client.show(notice('WARNING', words.payment.tooLate))
    }
  }
  return { busy, takeBack }
}
