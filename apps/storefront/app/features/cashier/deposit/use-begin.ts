import { useRef, useState } from 'react'
import type { Answer, Reply } from '../../../../asking/ask.ts'
import { requestKey } from '../../../../asking/request-key.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import { useClient } from '../../../shell/session/client-context.tsx'
import { sentenceOf } from '../words/sentence-of.ts'
import type { Chosen } from './chosen.ts'

export type Begun = Reply<'depositProcess'>

/** Refusals that are told beside the amount. */
const shows = [
  'bonusCodeInvalid',
  'methodUnavailable',
  'paymentUnavailable',
  'depositLimit',
  'notFound',
  'tooManyAttempts',
  'formInvalid',
  'notPermitted',
] as const

/** What is to be paid, in minor units, and what is wanted with it. */
export interface DepositAsked {
  readonly amount: number
  readonly saveMethod: boolean
  /** Empty: none. */
  readonly bonusCode: string
}

interface Needs {
  readonly chosen: Chosen
  /** Why it was not begun, as told to the player. */
  refused(sentence: string): void
}

/** Begins a deposit. An answer that was lost is asked for again under the same key, so that pressing twice pays once. */
export function useBegin({ chosen: { method, saved }, refused }: Needs) {
  const client = useClient()
  const { errors } = useHouse()
  const [busy, setBusy] = useState(false)
  const wish = useRef<{ readonly of: string; readonly key: string } | null>(null)

  /** One key for one wish: what is asked for anew after an answer, or with another amount, is another one. */
  function keyFor({ amount, saveMethod, bonusCode }: DepositAsked): string {
    const of = `${amount} ${saveMethod} ${bonusCode}`
    if (wish.current?.of !== of) wish.current = { of, key: requestKey() }
    return wish.current.key
  }

  async function begin(asked: DepositAsked): Promise<Begun | null> {
    const { amount, saveMethod, bonusCode } = asked
    setBusy(true)
    const answer: Answer<'depositProcess'> = await client.ask(
      'depositProcess',
      {
        requestKey: keyFor(asked),
        methodName: method.name,
        amount,
        userPMId: saved?.userPMId,
        saveMethod: saveMethod ? '1' : undefined,
        bonusCode: bonusCode === '' ? undefined : bonusCode,
      },
      { shows },
    )
    if (answer.ok || answer.failure.type === 'refused') wish.current = null
    const leavesPage = answer.ok && answer.reply.instruction.kind === 'redirect'
    if (!leavesPage) setBusy(false)
    if (answer.ok) return answer.reply
    const { failure } = answer
    const ofField = failure.type === 'refused' ? failure.invalidFields?.['amount'] : undefined
    refused(ofField ?? sentenceOf(failure, errors))
    return null
  }
  return { busy, begin }
}
