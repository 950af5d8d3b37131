import { Button } from '@fairhouse/ui/button'
import { Field, TextField } from '@fairhouse/ui/field'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Texts } from '../../../shell/texts/texts.ts'
import { transactionTypes } from './history-wish.ts'
import type { HistoryWish } from './history-wish.ts'

interface Props {
  readonly texts: Texts['cashierHistory']
  readonly words: Texts['cashierWords']
  readonly wish: HistoryWish
}

/** Which payments are listed. Works as a form of the address, so that a choice can be kept and shared. */
export function HistoryFilters({ texts, words, wish }: Props) {
  const [, setQuery] = useSearchParams()
  const isFiltered = wish.type !== null || wish.from !== null || wish.to !== null
  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )
    setQuery(new URLSearchParams(chosen), { preventScrollReset: true })
  }
  return (
    <form
      className="history-filters"
      aria-label={texts.filters}
      key={`${wish.type} ${wish.from} ${wish.to}`}
      onSubmit={choose}
    >
      <Field label={texts.type}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            name="type"
            defaultValue={wish.type ?? ''}
            onChange={({ target }) => target.form?.requestSubmit()}
          >
            <option value="">{texts.allTypes}</option>
            {transactionTypes.map((type) => (
              <option key={type} value={type}>
                {words.types[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="history-days">
        <TextField label={texts.from} type="date" name="from" defaultValue={wish.from ?? ''} />
        <TextField label={texts.to} type="date" name="to" defaultValue={wish.to ?? ''} />
      </div>
      <div className="history-ways">
        <Button type="submit">{texts.show}</Button>
        {isFiltered ? (
          <Button rank="plain" onClick={() => setQuery({}, { preventScrollReset: true })}>
            {texts.showAll}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
