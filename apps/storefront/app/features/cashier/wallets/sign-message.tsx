import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { type FormEvent, useState } from 'react'
import type { Failure } from '../../../../asking/failure.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { CopiedLine } from '../words/copied-line.tsx'
import { sentenceOf } from '../words/sentence-of.ts'
import { Begin } from './begin.tsx'
import type { WalletProps } from './wallet-texts.ts'

const shows = ['formInvalid', 'notFound'] as const

/** Three steps: a message that is copied, signed in the wallet, and its signature that is pasted. */
export function SignMessage(props: WalletProps) {
  const { texts, wallet, replace } = props
  const { page, words } = texts
  const { language } = useHouse()
  if (wallet.toSign === null) {
    return <Begin wallet={wallet} replace={replace} way="signature" words={page.ways.signature} />
  }
  const { message, expiresAt } = wallet.toSign
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <ol className="wallet-steps">
        <li>
          {page.signSteps.copy}
          <dl>
            <CopiedLine name={page.message} value={message} copy={words.payment.copy} />
          </dl>
          <p className="wallets-quiet">
            {fill(page.until, { time: at.format(new Date(expiresAt)) })}
          </p>
        </li>
        <li>{fill(page.signSteps.sign, { address: shortened(wallet.address) })}</li>
        <li>
          {page.signSteps.paste}
          <Signature {...props} />
        </li>
      </ol>
      <Begin
        wallet={wallet}
        replace={replace}
        way="signature"
        words={page.newMessage}
        key={message}
      />
    </>
  )
}

const shortened = (address: string): string => `${address.slice(0, 8)}…${address.slice(-6)}`

function Signature({ texts: { page }, wallet, replace }: WalletProps) {
  const client = useClient()
  const { errors } = useHouse()
  const [signature, setSignature] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | undefined>()
  const sentence = (failure: Failure): string => {
    if (failure.code === 'NOT_FOUND') return page.over
    return failure.code === 'FORM_INVALID' ? page.wrong : sentenceOf(failure, errors)
  }
  async function verify(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    // Wallets break long signatures into lines.
    const typed = signature.replaceAll(/\s/g, '')
    const { userPMId } = wallet
    const answer = await client.ask(
      'walletProofSignature',
      { userPMId, signature: typed },
      { shows },
    )
    setBusy(false)
    if (answer.ok) replace(answer.reply.wallet)
    else setFault(sentence(answer.failure))
  }
  return (
    <form noValidate onSubmit={(event) => void verify(event)}>
      <Field label={page.signature} fault={fault}>
        {(ties) => (
          <textarea
            {...ties}
            className="entry entry-mono"
            rows={3}
            autoComplete="off"
            spellCheck={false}
            value={signature}
            onChange={({ target }) => setSignature(target.value)}
          />
        )}
      </Field>
      <Button type="submit" rank="first" busy={busy}>
        {page.verify}
      </Button>
    </form>
  )
}
