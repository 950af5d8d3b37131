import { Field } from '@fairhouse/ui/field'

interface Props {
  readonly label: string
  readonly name: string
  readonly choices: readonly (readonly [value: string, words: string])[]
  readonly value?: string
  readonly onChange?: (value: string) => void
}

/** One of a few, by name. With `onChange` whoever asks keeps the value, otherwise the form does. */
export const Choice = ({ label, name, choices, value, onChange }: Props) => (
  <Field label={label}>
    {(ties) => (
      <select
        {...ties}
        className="entry"
        name={name}
        {...(onChange === undefined
          ? {}
          : { value, onChange: ({ target }) => onChange(target.value) })}
      >
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Field>
)
