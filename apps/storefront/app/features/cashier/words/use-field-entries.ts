import type { MethodField } from '@fairhouse/contract/entities/payment-method'
import { useState } from 'react'
import type { Failure } from '../../../../asking/failure.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import { type FieldFaults, type FieldWords, fieldFaults, trimmed } from './field-faults.ts'
import { sentenceOf } from './sentence-of.ts'

interface Needs {
  readonly texts: FieldWords
  readonly fields: readonly MethodField[]
  /** What the form is filled with at first. */
  readonly filled?: Readonly<Record<string, string>>
}

/** What is typed into a method's form: checked as one leaves a field and again before it is sent; what the house finds stands at its field. */
export function useFieldEntries({ texts, fields, filled = {} }: Needs) {
  const { errors } = useHouse()
  const [values, setValues] = useState(filled)
  const [faults, setFaults] = useState<FieldFaults>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const find = (typed: Readonly<Record<string, string>>): FieldFaults =>
    fieldFaults(texts, fields, typed)

  /** Sends what was typed, as JSON, unless it is seen here that the house would refuse it. @param send answers with what the house refused, if it did. */
  async function submit(send: (fieldsAsJson: string) => Promise<Failure | null>): Promise<void> {
    const found = find(values)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setRefused(null)
    setBusy(true)
    const failure = await send(JSON.stringify(trimmed(values)))
    setBusy(false)
    if (failure !== null) refuse(failure)
  }
  function refuse(failure: Failure): void {
    const said = failure.type === 'refused' ? (failure.invalidFields ?? {}) : {}
    setFaults(said)
    if (fields.some(({ name }) => said[name] !== undefined)) return
    setRefused(Object.values(said)[0] ?? sentenceOf(failure, errors))
  }
  return {
    values,
    faults,
    refused,
    busy,
    submit,
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
