import type { MethodField, PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { type FormEvent, useState } from 'react'
import type { Reply } from '../../../asking/ask.ts'
import { useHouse } from '../../language/house.tsx'
import { useClient } from '../../session/client-context.tsx'
import { destinationFaults, type FieldFaults, trimmed } from '../withdraw/destination-faults.ts'
import { sentenceOf } from '../words/sentence-of.ts'
import type { MethodTexts } from './method-texts.ts'

export type Kept = Reply<'depositMethodEdit'>

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
  kept(reply: Kept): Promise<void> | void
}

/** A method's form: checked as one leaves a field and again on saving; what the house finds stands at its field. */
export function useMethodForm({ texts, method, saved, kept }: Needs) {
  const client = useClient()
  const { errors } = useHouse()
  const [values, setValues] = useState(saved?.fields ?? {})
  const [faults, setFaults] = useState<FieldFaults>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const find = (typed: Readonly<Record<string, string>>): FieldFaults =>
    destinationFaults(texts, method.depositFields, typed)

  async function save(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    const found = find(values)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setRefused(null)
    setBusy(true)
    const fields = JSON.stringify(trimmed(values))
    const body = { methodName: method.name, userPMId: saved?.userPMId, fields }
    const answer = await client.ask('depositMethodEdit', body, { shows })
    setBusy(false)
    if (answer.ok) return kept(answer.reply)
    const said = answer.failure.type === 'refused' ? (answer.failure.invalidFields ?? {}) : {}
    setFaults(said)
    if (!isAnyOf(method.depositFields, said)) setRefused(sentenceOf(answer.failure, errors))
  }
  return {
    values,
    faults,
    refused,
    busy,
    save,
    set(name: string, value: string): void {
      const typed = { ...values, [name]: value }
      setValues(typed)
      if (faults[name] !== undefined) setFaults({ ...faults, [name]: find(typed)[name] })
    },
    leave(name: string): void {
      if ((values[name] ?? '') !== '') setFaults({ ...faults, [name]: find(values)[name] })
    },
  }
}

const isAnyOf = (fields: readonly MethodField[], said: Readonly<Record<string, string>>): boolean =>
  fields.some(({ name }) => said[name] !== undefined)
