import { useEffect } from 'react'
import { TextField } from '@fairhouse/ui/field'
import { fill } from '../../shell/language/say.ts'
import { entryOf } from '../forms/entry-of.ts'
import type { FoldedField, RegistrationField } from './registration-fields.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import type { Form } from '../forms/use-form.ts'

export interface ContactProps extends Pick<RegistrationFacts, 'texts' | 'countries'> {
  readonly form: Form<RegistrationField>
  /** Called when the entries are on the page. */
  onShown(): void
}

export function ContactEntries({ form, texts, countries, onShown }: ContactProps) {
  useEffect(onShown)
  const tied = (field: FoldedField) => ({
    ...entryOf(form, texts.fields, field),
    optional: texts.optional,
  })
  const dialCode = countries.find(({ code }) => code === form.values.country)?.dialCode
  return (
    <div className="account-more-fields">
      <TextField {...tied('firstName')} autoComplete="given-name" />
      <TextField {...tied('lastName')} autoComplete="family-name" />
      <TextField
        {...tied('phone')}
        hint={dialCode ? fill(texts.hints.phoneOf, { dialCode }) : texts.hints.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField {...tied('streetAddress')} autoComplete="address-line1" />
      <TextField {...tied('apartment')} autoComplete="address-line2" />
      <div className="account-place">
        <TextField {...tied('postalCode')} autoComplete="postal-code" />
        <TextField {...tied('city')} autoComplete="address-level2" />
      </div>
    </div>
  )
}
