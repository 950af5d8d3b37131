import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { Button } from '@fairhouse/ui/button'
import { MethodEntry } from '../words/method-entry.tsx'
import type { MethodTexts } from './method-texts.ts'
import type { useMethodForm } from './use-method-form.ts'
import '@fairhouse/ui/field.css'

interface Props {
  readonly texts: MethodTexts
  readonly method: PaymentMethod
  readonly form: ReturnType<typeof useMethodForm>
}

/** The fields that a method asks for, as its data describe them. */
export function MethodForm({ texts, method, form }: Props) {
  return (
    <form className="method-form" noValidate onSubmit={(event) => void form.save(event)}>
      {method.depositFields.map((field) => (
        <MethodEntry
          key={field.name}
          texts={texts}
          field={field}
          value={form.values[field.name] ?? ''}
          fault={form.faults[field.name]}
          set={(value) => form.set(field.name, value)}
          leave={() => form.leave(field.name)}
        />
      ))}
      <Refused sentence={form.refused} />
      <Button type="submit" rank="first" size="large" wide busy={form.busy}>
        {texts.methods.save}
      </Button>
    </form>
  )
}

/** Why the house said no to the whole of it. */
export const Refused = ({ sentence }: { sentence: string | null }) =>
  sentence === null ? null : (
    <p className="field-fault" role="alert">
      {sentence}
    </p>
  )
