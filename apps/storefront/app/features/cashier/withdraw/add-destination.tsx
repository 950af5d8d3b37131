import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import type { FormEvent } from 'react'
import { fill } from '../../../shell/language/say.ts'
import { useProof } from '../../security/proof-context.tsx'
import { useClient } from '../../../shell/session/client-context.tsx'
import { wordOf } from '../payment/word-of.ts'
import { MethodEntry } from '../words/method-entry.tsx'
import { useFieldEntries } from '../words/use-field-entries.ts'
import type { Destination } from './destinations.ts'
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
  const entries = useFieldEntries({ texts, fields: method.withdrawalFields })
  function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    return entries.submit(async (fields) => {
      const answer = await withProof(() =>
        client.ask('withdrawalMethodEdit', { methodName: method.name, fields }, { shows }),
      )
      if (answer?.ok) await added(answer.reply.userPMId)
      return answer === null || answer.ok ? null : answer.failure
    })
  }
  return { ...entries, save }
}
