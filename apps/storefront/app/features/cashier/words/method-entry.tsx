import type { MethodField } from '@fairhouse/contract/entities/payment-method'
import { Field } from '@fairhouse/ui/field'
import { ClipboardPaste } from 'lucide-react'
import type { Texts } from '../../../shell/texts/texts.ts'
import { wordOf } from '../payment/word-of.ts'

interface Props {
  readonly texts: {
    readonly words: Texts['cashierWords']
    readonly page: Pick<Texts['cashierWithdraw'], 'optional' | 'choose' | 'paste'>
  }
  readonly field: MethodField
  readonly value: string
  readonly fault: string | undefined
  set(value: string): void
  leave(): void
}

type Entry = Readonly<{
  inputMode?: 'numeric'
  autoComplete: string
  autoCapitalize?: 'characters' | 'words' | 'none'
  mono?: true
}>

const entries: Readonly<Record<MethodField['kind'], Entry>> = {
  text: { autoComplete: 'off' },
  digits: { autoComplete: 'off', inputMode: 'numeric' },
  bankCode: { autoComplete: 'off', autoCapitalize: 'characters', mono: true },
  cardHolder: { autoComplete: 'name', autoCapitalize: 'words' },
  iban: { autoComplete: 'off', autoCapitalize: 'characters', mono: true },
  choice: { autoComplete: 'off' },
  address: { autoComplete: 'off', autoCapitalize: 'none', mono: true },
  tag: { autoComplete: 'off', autoCapitalize: 'none', mono: true },
}

/** One field of a method's form, as the method describes it. */
export function MethodEntry({ texts: { page, words }, field, value, fault, set, leave }: Props) {
  const { name, kind, label, required, options = [] } = field
  const { mono, ...entry } = entries[kind]
  const frame = {
    label: wordOf(words.fields, label),
    fault,
    ...(required ? {} : { optional: page.optional }),
  }
  if (kind === 'choice') {
    return (
      <Field {...frame}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            name={name}
            value={value}
            onChange={({ target }) => set(target.value)}
            onBlur={leave}
          >
            <option value="">{page.choose}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {wordOf(words.options, option)}
              </option>
            ))}
          </select>
        )}
      </Field>
    )
  }
  return (
    <Field {...frame}>
      {(ties) => (
        <div className={kind === 'address' ? 'entry-with-button' : undefined}>
          <input
            {...entry}
            {...ties}
            className={mono ? 'entry entry-mono' : 'entry'}
            name={name}
            spellCheck={false}
            value={value}
            onChange={({ target }) => set(target.value)}
            onBlur={leave}
          />
          {kind === 'address' ? <Paste words={page.paste} set={set} /> : null}
        </div>
      )}
    </Field>
  )
}

/** Nobody types an address. */
function Paste({ words, set }: { readonly words: string; set(value: string): void }) {
  const paste = async (): Promise<void> => {
    try {
      set((await navigator.clipboard.readText()).trim())
    } catch {
      // The player said no to the browser's question, or the browser has none: he pastes by hand.
    }
  }
  return (
    <button type="button" className="entry-button" aria-label={words} onClick={() => void paste()}>
      <ClipboardPaste size={18} />
    </button>
  )
}
