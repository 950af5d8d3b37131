import type { PaymentMethod, SavedMethod } from '@fairhouse/contract/entities/payment-method'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Reply } from '../../../../asking/ask.ts'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { notice } from '../../../shell/notices/notices.ts'
import { dayOf } from '../../security/when.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { CashierPage } from '../frame/cashier-page.tsx'
import { MethodIcon } from '../frame/method-icon.tsx'
import { FoundMethod } from './found-method.tsx'
import { MethodForm } from './method-form.tsx'
import type { MethodTexts } from './method-texts.ts'
import { useMethodForm } from './use-method-form.ts'
import './methods.css'

interface Props {
  readonly texts: MethodTexts
  /** Of the address. */
  readonly userPMId: string
}

interface Mine {
  readonly saved: SavedMethod
  readonly method: PaymentMethod
}

/** A saved way to pay: looked at, changed, deleted. */
export function EditMethodPage({ texts, userPMId }: Props) {
  return (
    <CashierPage heading={texts.methods.editHeading}>
      <FoundMethod texts={texts} find={(reply) => mineOf(reply, userPMId)}>
        {(mine) => <Edit texts={texts} {...mine} />}
      </FoundMethod>
    </CashierPage>
  )
}

function mineOf({ methods, saved }: Reply<'deposit'>, userPMId: string): Mine | undefined {
  const mine = saved.find((one) => one.userPMId === userPMId)
  const method = methods.find(({ name }) => name === mine?.method)
  return mine && method ? { saved: mine, method } : undefined
}

function Edit({ texts, saved, method }: { texts: MethodTexts } & Mine) {
  const { methods } = texts
  const { language } = useHouse()
  const [isAsking, setAsking] = useState(false)
  const toDeposit = useToDeposit()
  const form = useMethodForm({
    texts,
    method,
    saved,
    kept: () => toDeposit(fill(methods.savedNow, { name: saved.label })),
  })
  return (
    <div className="method">
      <div className="method-card">
        <MethodIcon method={method} size={40} />
        <b>{saved.label}</b>
        <span>
          {saved.expires === null
            ? fill(methods.since, { date: dayOf(saved.createdAt, language) })
            : fill(methods.expires, { month: saved.expires })}
        </span>
      </div>
      {method.depositFields.length > 0 ? (
        <MethodForm texts={texts} method={method} form={form} />
      ) : (
        <p className="method-quiet">{methods.cardFixed}</p>
      )}
      <Button wide onClick={() => setAsking(true)}>
        <Trash2 size={18} />
        {methods.remove}
      </Button>
      {isAsking ? <Remove texts={texts} saved={saved} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

interface RemoveProps {
  readonly texts: MethodTexts
  readonly saved: SavedMethod
  onClose(): void
}

function Remove({ texts: { methods }, saved: { userPMId, label }, onClose }: RemoveProps) {
  const client = useClient()
  const toDeposit = useToDeposit()
  const [busy, setBusy] = useState(false)
  async function remove(): Promise<void> {
    setBusy(true)
    const answer = await client.ask('depositMethodDelete', { userPMId }, { shows: ['notFound'] })
    setBusy(false)
    // What is not there any more was deleted elsewhere: that is what the player wants.
    if (!answer.ok && answer.failure.code !== 'NOT_FOUND') return
    onClose()
    await toDeposit(fill(methods.removed, { name: label }))
  }
  return (
    <Sheet
      title={fill(methods.removeQuestion, { name: label })}
      closeLabel={methods.keep}
      onClose={onClose}
    >
      <div className="method">
        <p className="method-quiet">{methods.removeText}</p>
        <Button rank="first" wide busy={busy} onClick={() => void remove()}>
          {methods.removeYes}
        </Button>
      </div>
    </Sheet>
  )
}

/** Back to all ways to pay in, with a line that says what was done. */
function useToDeposit(): (done: string) => Promise<void> {
  const client = useClient()
  const navigate = useNavigate()
  const { path } = useWriting()
  return async (done) => {
    await navigate(path('/cashier/deposit?with=any'), { replace: true })
    client.show(notice('INFO', done, { persistent: true }))
  }
}
