import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { Link, useNavigate } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { notice } from '../../../shell/notices/notices.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { wayTo } from '../deposit/chosen.ts'
import { CashierPage } from '../frame/cashier-page.tsx'
import { MethodIcon } from '../frame/method-icon.tsx'
import { wordOf } from '../payment/word-of.ts'
import { FoundMethod } from './found-method.tsx'
import { MethodForm, Refused } from './method-form.tsx'
import type { MethodTexts } from './method-texts.ts'
import { type MethodEditReply, useMethodForm } from './use-method-form.ts'
import './methods.css'

interface Props {
  readonly texts: MethodTexts
  /** Of the address. */
  readonly pmName: string
}

/** A way to pay in is set up: by its own form, or at the acquirer's page. */
export function AddMethodPage({ texts, pmName }: Props) {
  return (
    <CashierPage
      heading={fill(texts.methods.addHeading, { name: wordOf(texts.words.methods, pmName) })}
    >
      <FoundMethod
        texts={texts}
        find={({ methods }) => methods.find(({ name, deposit }) => name === pmName && deposit)}
      >
        {(method) => <Add texts={texts} method={method} />}
      </FoundMethod>
    </CashierPage>
  )
}

function Add({ texts, method }: { texts: MethodTexts; method: PaymentMethod }) {
  const { methods, words } = texts
  const { path } = useWriting()
  const kept = useKept(texts, method)
  const form = useMethodForm({ texts, method, kept })
  const deposit = path(`/cashier/deposit${wayTo(method.name)}`)
  return (
    <div className="method">
      <p className="method-lead">
        <MethodIcon method={method} size={40} />
        {methods[`${method.kind}Text`]}
      </p>
      {method.kind === 'card' ? (
        <>
          <Refused sentence={form.refused} />
          <Button rank="first" size="large" wide busy={form.busy} onClick={() => void form.save()}>
            {methods.cardGo}
          </Button>
        </>
      ) : null}
      {method.kind !== 'card' && method.depositFields.length > 0 ? (
        <MethodForm texts={texts} method={method} form={form} />
      ) : null}
      <Link className={buttonClass({ rank: 'plain', wide: true })} to={deposit}>
        {method.kind === 'coin' ? methods.toDeposit : words.payment.close}
      </Link>
    </div>
  )
}

/** Where it goes on: to the acquirer's page, or to the deposit by what was just saved. */
function useKept(
  texts: MethodTexts,
  method: PaymentMethod,
): (reply: MethodEditReply) => Promise<void> {
  const client = useClient()
  const navigate = useNavigate()
  const { path } = useWriting()
  return async ({ instruction, userPMId, saved }) => {
    if (instruction?.kind === 'redirect') return location.assign(instruction.url)
    await navigate(path(`/cashier/deposit${wayTo(method.name, userPMId ?? undefined)}`), {
      replace: true,
    })
    const name = saved.find((one) => one.userPMId === userPMId)?.label
    if (name === undefined) return
    client.show(notice('INFO', fill(texts.methods.savedNow, { name }), { persistent: true }))
  }
}
