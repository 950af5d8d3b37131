import type { Lockable, Profile } from '@fairhouse/contract/calls/profile'
import { Field, TextField } from '@fairhouse/ui/field'
import type { ComponentProps } from 'react'
import type { Form } from '../forms/use-form.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { ProfileField } from './profile-fields.ts'

export interface EntryProps {
  readonly texts: Texts['profile']
  readonly form: Form<ProfileField>
  readonly profile: Profile
}

type PlainEntry = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'type' | 'inputMode' | 'autoCapitalize'
>

/** Whether only the house can still change it. */
const isLocked = (profile: Profile, field: ProfileField): boolean =>
  profile.locked.some((locked: Lockable) => locked === field)

/** A line of text about the player. A field that was checked can be read and not changed. */
export function Entry({
  texts,
  form,
  profile,
  field,
  hint,
  ...entry
}: EntryProps & PlainEntry & { readonly field: ProfileField; readonly hint?: string | undefined }) {
  const locked = isLocked(profile, field)
  return (
    <TextField
      {...entry}
      label={texts.fields[field]}
      hint={locked ? texts.locked : hint}
      name={field}
      readOnly={locked}
      value={form.values[field]}
      fault={form.faultOf(field)}
      onChange={({ target }) => form.set(field, target.value)}
      onBlur={({ relatedTarget }) => form.leave(field, relatedTarget)}
    />
  )
}

/** One of several words. */
export function Choice({
  texts,
  form,
  profile,
  field,
  options,
  empty,
  autoComplete,
}: EntryProps & {
  readonly field: ProfileField
  readonly options: readonly (readonly [value: string, name: string])[]
  /** The word for none of them; without it one must be chosen. */
  readonly empty?: string
  readonly autoComplete: string
}) {
  if (isLocked(profile, field)) {
    const chosen = options.find(([value]) => value === form.values[field])
    return (
      <TextField
        label={texts.fields[field]}
        hint={texts.locked}
        name={field}
        readOnly
        value={chosen?.[1] ?? ''}
      />
    )
  }
  return (
    <Field label={texts.fields[field]} fault={form.faultOf(field)}>
      {(ties) => (
        <select
          {...ties}
          className="entry"
          name={field}
          autoComplete={autoComplete}
          value={form.values[field]}
          onChange={({ target }) => form.set(field, target.value)}
          onBlur={({ relatedTarget }) => form.leave(field, relatedTarget)}
        >
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
