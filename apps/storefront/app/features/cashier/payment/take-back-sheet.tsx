import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { useRef, useState } from 'react'
import { requestKey } from '../../../../asking/request-key.ts'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { notice } from '../../../shell/notices/notices.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { TakeBackProps } from './take-back-props.ts'
import './take-back.css'

/** Asks once whether a pending withdrawal is to be cancelled, and does it. Keeping it is the louder choice: nobody is led back to playing. */
export function TakeBackSheet(props: TakeBackProps & { onClose(): void }) {
  const { words, payment, onClose } = props
  const { money } = useWriting()
  const { payment: told } = words
  const { busy, takeBack } = useTakeBack(props, onClose)
  return (
    <Sheet title={told.takeBackQuestion} closeLabel={told.close} onClose={onClose}>
      <div className="take-back">
        <p>{fill(told.takeBackText, { amount: money(payment.amount, payment.currency) })}</p>
        <Button rank="first" wide onClick={onClose}>
          {told.keep}
        </Button>
        <Button wide busy={busy} onClick={() => void takeBack()}>
          {told.takeBack}
        </Button>
      </div>
    </Sheet>
  )
}

function useTakeBack({ words, payment, done }: TakeBackProps, close: () => void) {
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
