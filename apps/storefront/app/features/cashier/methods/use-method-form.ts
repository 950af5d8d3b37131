import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import type { FormEvent } from 'react'
import type { Reply } from '../../../../asking/ask.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { useFieldEntries } from '../words/use-field-entries.ts'
import type { MethodTexts } from './method-texts.ts'

export type MethodEditReply = Reply<'depositMethodEdit'>

const shows = [
  'formInvalid',
  'methodsFull',
  'methodUnavailable',
  'paymentUnavailable',
  'notPermitted',
  'notFound',
] as const

interface Needs {
  readonly texts: MethodTexts
  readonly method: PaymentMethod
  /** What the form is filled with at first; missing: a new one is added. */
  readonly saved?: { readonly userPMId: string; readonly fields: Readonly<Record<string, string>> }
  kept(reply: MethodEditReply): Promise<void> | void
}

/** A method's form, and what becomes of it. */
export function useMethodForm({ texts, method, saved, kept }: Needs) {
  const client = useClient()
  const entries = useFieldEntries({
    texts,
    fields: method.depositFields,
    ...(saved && { filled: saved.fields }),
  })
  function save(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    return entries.submit(async (fields) => {
      const body = { methodName: method.name, userPMId: saved?.userPMId, fields }
      const answer = await client.ask('depositMethodEdit', body, { shows })
      if (!answer.ok) return answer.failure
      await kept(answer.reply)
      return null
    })
  }
  return { ...entries, save }
}
