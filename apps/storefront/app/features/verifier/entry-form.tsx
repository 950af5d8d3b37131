import { Button } from '@fairhouse/ui/button'
import { Field, TextField } from '@fairhouse/ui/field'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Entries, EntryName, Title } from './entries.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly titles: readonly Title[]
  readonly entries: Entries
  /** Entries that cannot be read. */
  readonly faults: readonly EntryName[]
  readonly busy: boolean
  onChange(name: EntryName, value: string): void
  onSubmit(): void
}

export function EntryForm({ texts, titles, entries, faults, busy, onChange, onSubmit }: Props) {
  return (
    <form
      className="verifier-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p className="verifier-hint">{texts.orByHand}</p>
      <Field label={texts.game}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            name="uri"
            value={entries.uri}
            onChange={({ target }) => onChange('uri', target.value)}
          >
            {titles.map(({ uri, name }) => (
              <option key={uri} value={uri}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {fieldsOf(texts).map(({ name, label, hint, fault, mono, numeric }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          hint={hint}
          fault={faults.includes(name) ? fault : undefined}
          mono={mono}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          inputMode={numeric ? 'decimal' : 'text'}
          value={entries[name]}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
      <Button type="submit" rank="first" size="large" wide>
        {busy ? texts.verifying : texts.verify}
      </Button>
    </form>
  )
}

interface FieldFacts {
  readonly name: EntryName
  readonly label: string
  readonly hint?: string
  readonly fault: string
  readonly mono: boolean
  readonly numeric?: true
}

const fieldsOf = (texts: Texts['verify']): readonly FieldFacts[] => [
  {
    name: 'serverSeed',
    label: texts.serverSeed,
    hint: texts.serverSeedHint,
    fault: texts.hexFault,
    mono: true,
  },
  {
    name: 'shownHash',
    label: texts.serverSeedHash,
    hint: texts.serverSeedHashHint,
    fault: texts.hexFault,
    mono: true,
  },
  {
    name: 'clientSeed',
    label: texts.clientSeed,
    fault: texts.clientSeedFault,
    mono: true,
  },
  { name: 'nonce', label: texts.nonce, fault: texts.nonceFault, mono: false, numeric: true },
  { name: 'stake', label: texts.stake, fault: texts.stakeFault, mono: false, numeric: true },
  {
    name: 'moves',
    label: texts.moves,
    hint: texts.movesHint,
    fault: texts.movesFault,
    mono: true,
  },
]
