import { useRef, useState } from 'react'
import { fieldsOf } from './fields-of.ts'

/** Field name to the sentence of what is wrong, if anything is. */
export type Sentences<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>

interface FormNeeds<Field extends string> {
  readonly initial: Readonly<Record<Field, string>>
  /** Everything that is wrong with these values. */
  check(values: Readonly<Record<Field, string>>): Promise<Sentences<Field>>
}

export interface Form<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
  /** The sentence of what is wrong with a field. */
  faultOf(field: Field): string | undefined
  set(field: Field, value: string): void
  /** The player left a field. @param to where the focus went. */
  leave(field: Field, to: EventTarget | null): void
  /** @returns the fields that are wrong now, in the order of the values. */
  checkAll(): Promise<readonly Field[]>
  /** Shows what the house found. */
  refuse(found: Sentences<Field>): void
}

/** Values and faults of a form: checked as one leaves a field, again on submit, and at once while one mends a fault. */
export function useForm<Field extends string>({ initial, check }: FormNeeds<Field>): Form<Field> {
  const [values, setValues] = useState(initial)
  const [sentences, setSentences] = useState<ReadonlyMap<Field, string>>(() => new Map())
  const latest = useRef(values)

  const show = (found: Sentences<Field>): void =>
    setSentences(
      fieldsOf(initial).reduce(
        (shown, field) => withSentence(shown, field, found[field]),
        new Map<Field, string>(),
      ),
    )
  const recheck = async (field: Field): Promise<void> => {
    const found = await check(latest.current)
    setSentences((shown) => withSentence(shown, field, found[field]))
  }
  return {
    values,
    faultOf: (field) => sentences.get(field),
    set(field, value) {
      latest.current = { ...latest.current, [field]: value }
      setValues(latest.current)
      if (sentences.has(field)) void recheck(field)
    },
    leave(field, to) {
      // On the way to another page an empty field is no fault, and a sentence would move the link away.
      const isLeavingForm = to instanceof HTMLAnchorElement
      if (!(isLeavingForm && latest.current[field] === ''))
        void import('./released.ts')
          .then((pointer) => pointer.released())
          .finally(() => void recheck(field))
    },
    async checkAll() {
      const found = await check(latest.current)
      show(found)
      return fieldsOf(initial).filter((field) => found[field] !== undefined)
    },
    refuse: show,
  }
}

function withSentence<Field extends string>(
  shown: ReadonlyMap<Field, string>,
  field: Field,
  sentence: string | undefined,
): Map<Field, string> {
  const changed = new Map(shown)
  if (sentence === undefined) changed.delete(field)
  else changed.set(field, sentence)
  return changed
}
