import { Button } from '@fairhouse/ui/button'
import { Field, TextField } from '@fairhouse/ui/field'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useFigures } from '../figures/use-figures.ts'
import type { Texts } from '../texts/texts.ts'
import { isFiltered, type RoundWish } from './round-wish.ts'
import './bet-filters.css'

interface Props {
  readonly texts: Texts['bets']
  readonly wish: RoundWish
}

/** Which rounds are listed. Works as a form of the address, so that a choice can be kept. */
export function BetFilters({ texts, wish }: Props) {
  const [, setQuery] = useSearchParams()
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )
    setQuery(new URLSearchParams(chosen), { preventScrollReset: true })
  }
  const send = ({ form }: { readonly form: HTMLFormElement | null }): void => form?.requestSubmit()
  return (
    <form
      className="bets-filters"
      aria-label={texts.filters}
      key={`${wish.game} ${wish.won} ${wish.from} ${wish.to}`}
      onSubmit={choose}
    >
      <GameField texts={texts} wish={wish} send={send} />
      <Field label={texts.result}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            name="won"
            defaultValue={wish.won ? '1' : ''}
            onChange={({ target }) => send(target)}
          >
            <option value="">{texts.allResults}</option>
            <option value="1">{texts.onlyWins}</option>
          </select>
        )}
      </Field>
      <TextField label={texts.from} type="date" name="from" defaultValue={wish.from ?? ''} />
      <TextField label={texts.to} type="date" name="to" defaultValue={wish.to ?? ''} />
      <div className="bets-filter-ways">
        <Button type="submit">{texts.show}</Button>
        {isFiltered(wish) ? (
          <Button rank="plain" onClick={() => setQuery({}, { preventScrollReset: true })}>
            {texts.showAll}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

interface GameProps extends Props {
  send(select: HTMLSelectElement): void
}

/** The games that the player has played, most bet on first. */
function GameField({ texts, wish, send }: GameProps) {
  const asked = useFigures('all')
  const games = asked.stage === 'loaded' ? asked.figures.games.map(({ game }) => game) : []
  const isListed = wish.game === null || games.some(({ uri }) => uri === wish.game)
  return (
    <Field label={texts.game}>
      {(ties) => (
        <select
          {...ties}
          className="entry"
          name="game"
          value={wish.game ?? ''}
          onChange={({ target }) => send(target)}
        >
          <option value="">{texts.allGames}</option>
          {isListed ? null : <option value={wish.game ?? ''}>{wish.game}</option>}
          {games.map(({ uri, name }) => (
            <option key={uri} value={uri}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
