import { Button } from '@fairhouse/ui/button'
import type { WalletWay } from '@fairhouse/contract/entities/wallet'
import { useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import { useClient } from '../../../shell/session/client-context.tsx'
import { sentenceOf } from '../words/sentence-of.ts'
import type { WalletProps } from './wallet-texts.ts'

const shows = ['methodUnavailable', 'paymentUnavailable', 'userSuspended', 'notFound'] as const

/** A button that asks for the next step of a wallet, and what stands against it. */
export function Begin({
  wallet,
  replace,
  way,
  words,
}: Pick<WalletProps, 'wallet' | 'replace'> & { readonly way: WalletWay; readonly words: string }) {
  const client = useClient()
  const { errors } = useHouse()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function begin(): Promise<void> {
    setBusy(true)
    setFault(null)
    const { userPMId } = wallet
    const answer = await client.ask('walletProofBegin', { userPMId, way }, { shows })
    setBusy(false)
    if (answer.ok) replace(answer.reply.wallet)
    else setFault(sentenceOf(answer.failure, errors))
  }
  return (
    <div>
      <Button rank="first" busy={busy} onClick={() => void begin()}>
        {words}
      </Button>
      <p className="field-fault" role="alert">
        {fault}
      </p>
    </div>
  )
}
