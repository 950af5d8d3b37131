import { Button } from '@fairhouse/ui/button'
import { Field, TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFigures } from '../figures/use-figures.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { allRounds, bodyOf, isFiltered, isSameWish, type RoundWish } from './round-wish.ts'
import './bet-filters.css'

interface Props {
  readonly texts: Texts['bets']
  readonly wish: RoundWish
}

/** Which rounds are listed. A choice goes into the address, so that it can be kept; days once they are sent. */
export function BetFilters({ texts, wish }: Props) {
  const [, setQuery] = useSearchParams()
  const [seen, setSeen] = useState(wish)
  const [draft, setDraft] = useState(wish)
  // The address changed by itself, as by the way back.
  if (!isSameWish(seen, wish)) {
    setSeen(wish)
    setDraft(wish)
  }
  const apply = (next: RoundWish): void => {
    setDraft(next)
    setQuery(new URLSearchParams(Object.entries(bodyOf(next))), { preventScrollReset: true })
  }
  const dayOf = (value: string): string | null => (value === '' ? null : value)
  return (
    <form
      className="bets-filters"
      aria-label={texts.filters}
      onSubmit={(event) => {
        event.preventDefault()
        apply(draft)
      }}
    >
      <GameField texts={texts} wish={draft} choose={(game) => apply({ ...draft, game })} />
      <Field label={texts.result}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            value={draft.won ? 'won' : ''}
            onChange={({ target }) => apply({ ...draft, won: target.value === 'won' })}
          >
            <option value="">{texts.allResults}</option>
            <option value="won">{texts.onlyWins}</option>
          </select>
        )}
      </Field>
      <TextField
        label={texts.from}
        type="date"
        value={draft.from ?? ''}
        onChange={({ target }) => setDraft({ ...draft, from: dayOf(target.value) })}
      />
      <TextField
        label={texts.to}
        type="date"
        value={draft.to ?? ''}
        onChange={({ target }) => setDraft({ ...draft, to: dayOf(target.value) })}
      />
      <div className="bets-filter-ways">
        <Button type="submit">{texts.show}</Button>
        {isFiltered(wish) ? (
          <Button rank="plain" onClick={() => apply(allRounds)}>
            {texts.showAll}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

interface GameProps extends Props {
  choose(game: string | null): void
}

/** The games that the player has played, most bet on first. */
function GameField({ texts, wish, choose }: GameProps) {
  const asked = useFigures('all')
  const games = asked.stage === 'loaded' ? asked.figures.games.map(({ game }) => game) : []
  const isListed = wish.game === null || games.some(({ uri }) => uri === wish.game)
  return (
    <Field label={texts.game}>
      {(ties) => (
        <select
          {...ties}
          className="entry"
          value={wish.game ?? ''}
          onChange={({ target }) => choose(target.value === '' ? null : target.value)}
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
