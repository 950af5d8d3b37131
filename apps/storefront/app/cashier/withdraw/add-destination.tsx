import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { type FormEvent, useState } from 'react'
import type { Failure } from '../../../asking/failure.ts'
import { useHouse } from '../../language/house.tsx'
import { fill } from '../../language/say.ts'
import { useProof } from '../../security/proof-context.tsx'
import { useClient } from '../../session/client-context.tsx'
import { wordOf } from '../payment/word-of.ts'
import { sentenceOf } from '../words/sentence-of.ts'
import { destinationFaults, type FieldFaults, trimmed } from './destination-faults.ts'
import type { Destination } from './destinations.ts'
import { MethodEntry } from './method-entry.tsx'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Props {
  readonly texts: WithdrawTexts
  readonly method: Destination['method']
  added(userPMId: string): Promise<void>
  onClose(): void
}

const shows = [
  'proofRequired',
  'formInvalid',
  'methodsFull',
  'methodUnavailable',
  'notPermitted',
] as const

/** A new place to be paid at: the method's own form, then a proof of who asks. */
export function AddDestination({ texts, method, added, onClose }: Props) {
  const { page, words } = texts
  const { values, faults, refused, busy, set, leave, save } = useNewDestination(
    texts,
    method,
    added,
  )
  const name = wordOf(words.methods, method.name)
  return (
    <Sheet
      title={fill(page.add[method.kind], { name })}
      closeLabel={words.payment.close}
      onClose={onClose}
    >
      <form className="withdraw-new" noValidate onSubmit={(event) => void save(event)}>
        {refused === null ? null : (
          <p className="withdraw-refused" role="alert">
            {refused}
          </p>
        )}
        <p>
          {method.network === null
            ? page.addText
            : fill(page.addCoin, { network: method.network, asset: method.asset })}
        </p>
        {method.withdrawalFields.map((field) => (
          <MethodEntry
            key={field.name}
            texts={texts}
            field={field}
            value={values[field.name] ?? ''}
            fault={faults[field.name]}
            set={(value) => set(field.name, value)}
            leave={() => leave(field.name)}
          />
        ))}
        <p className="withdraw-quiet">{page.addProof}</p>
        <Button type="submit" rank="first" wide busy={busy}>
          {page.save}
        </Button>
      </form>
    </Sheet>
  )
}

function useNewDestination(
  texts: WithdrawTexts,
  method: Destination['method'],
  added: Props['added'],
) {
  const client = useClient()
  const withProof = useProof()
  const { errors } = useHouse()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [faults, setFaults] = useState<FieldFaults>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const find = (typed: Readonly<Record<string, string>>): FieldFaults =>
    destinationFaults(texts, method.withdrawalFields, typed)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = find(values)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setRefused(null)
    setBusy(true)
    const fields = JSON.stringify(trimmed(values))
    const answer = await withProof(() =>
      client.ask('withdrawalMethodEdit', { methodName: method.name, fields }, { shows }),
    )
    if (answer?.ok) await added(answer.reply.userPMId)
    else if (answer !== null) refuse(answer.failure)
    setBusy(false)
  }
  function refuse(failure: Failure): void {
    const fields = failure.type === 'refused' ? (failure.invalidFields ?? {}) : {}
    setFaults(fields)
    const known = method.withdrawalFields.some(({ name }) => fields[name] !== undefined)
    if (!known) setRefused(Object.values(fields)[0] ?? sentenceOf(failure, errors))
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
