import { FieldGroup } from '@fairhouse/ui/field'
import { useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { type DateParts, dateOf } from './birth-date.ts'
import type { RegistrationField } from './registration-fields.ts'
import type { Form } from '../forms/use-form.ts'

interface Props {
  readonly form: Form<RegistrationField>
  readonly texts: Texts['account']
  readonly months: readonly string[]
  /** In which a player can have been born. */
  readonly years: { readonly first: number; readonly last: number }
}

/** Three entries, for a year of birth is sooner typed than found in a calendar. */
export function BirthDateField({ form, texts, months, years }: Props) {
  const [parts, setParts] = useState<DateParts>({ day: '', month: '', year: '' })
  const set = (changed: Partial<DateParts>): void => {
    const next = { ...parts, ...changed }
    setParts(next)
    form.set('birthDate', dateOf(next))
  }
  const digits = (text: string): string => text.replace(/\D/g, '')
  return (
    <FieldGroup
      label={texts.fields.birthDate}
      hint={fill(texts.hints.birthDate, years)}
      fault={form.faultOf('birthDate')}
    >
      {(ties) => (
        <div
          className="entry-row"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) form.leave('birthDate', relatedTarget)
          }}
        >
          <input
            {...ties}
            className="entry"
            name="birthDate.day"
            aria-label={texts.fields.day}
            placeholder={texts.fields.day}
            inputMode="numeric"
            autoComplete="bday-day"
            maxLength={2}
            value={parts.day}
            onChange={({ target }) => set({ day: digits(target.value) })}
          />
          <select
            {...ties}
            className="entry"
            name="birthDate.month"
            aria-label={texts.fields.month}
            autoComplete="bday-month"
            value={parts.month}
            onChange={({ target }) => set({ month: target.value })}
          >
            <option value="">{texts.chooseMonth}</option>
            {months.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </select>
          <input
            {...ties}
            className="entry"
            name="birthDate.year"
            aria-label={texts.fields.year}
            placeholder={texts.fields.year}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            value={parts.year}
            onChange={({ target }) => set({ year: digits(target.value) })}
          />
        </div>
      )}
    </FieldGroup>
  )
}
