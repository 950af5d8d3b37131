import { Field, type FieldFrame } from '@fairhouse/ui/field'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

type Props = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
    readonly showLabel: string
    readonly hideLabel: string
  }

/** A password that can be shown; pasting is welcome. */
export function PasswordField({ label, hint, fault, showLabel, hideLabel, ...entry }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(ties) => (
        <div className="entry-with-button">
          <input
            {...entry}
            {...ties}
            className="entry"
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className="entry-button"
            aria-pressed={shown}
            aria-label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  )
}
