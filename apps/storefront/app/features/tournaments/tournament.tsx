import type { TournamentShown } from '@fairhouse/contract/entities/tournament'
import { Trophy } from 'lucide-react'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import { hasAccount } from '../../shell/session/has-account.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { Board } from './board.tsx'
import { OwnRounds } from './own-rounds.tsx'

interface Props {
  readonly texts: Texts['tournaments']
  readonly tournament: TournamentShown
  /** Whether rounds of who looks count now; the page says why not. */
  readonly mayCount: boolean
}

/** One tournament: its rule, its prizes, how the player stands and all others. */
export function Tournament({ texts, tournament, mayCount }: Props) {
  const { language } = useHouse()
  const { money } = useWriting()
  const { currency, isOver, isVoid, closesAt, best, rounds, minStake, prizes } = tournament
  const name = tournament.title ?? texts.names[tournament.name]
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const at = { date: date.format(new Date(closesAt)) }
  return (
    <section className="tournament" aria-label={`${name}, ${at.date}`}>
      <header>
        <h2>
          <Trophy size={22} aria-hidden="true" /> {name}
        </h2>
        <p>
          <time dateTime={closesAt}>
            {fill(isVoid ? texts.void : isOver ? texts.ended : texts.ends, at)}
          </time>
          {' · '}
          {fillCounted(texts.players, tournament.players, language)}
        </p>
      </header>
      {isOver ? null : <p>{fill(texts.rule, { best, rounds, min: money(minStake, currency) })}</p>}
      <Own texts={texts} tournament={tournament} mayCount={mayCount} />
      <h3>{texts.prizes}</h3>
      <ol className="tournament-prizes">
        {[...prizes.entries()].map(([index, amount]) => (
          <li key={index}>
            {fill(texts.prize, { place: index + 1, amount: money(amount, currency) })}
          </li>
        ))}
      </ol>
      <p className="tournament-note">{currency === 'USD' ? texts.bonus : texts.credits}</p>
      <Board texts={texts} tournament={tournament} />
      {tournament.mine ? <OwnRounds texts={texts} tournament={tournament} /> : null}
    </section>
  )
}

function Own({ texts, tournament: { mine, isOver }, mayCount }: Props) {
  const { number } = useWriting()
  const status = useStatus()
  if (mine === null) {
    if (isOver || !mayCount) return null
    return <p className="tournament-own">{hasAccount(status) ? texts.notIn : texts.signIn}</p>
  }
  return (
    <dl className="tournament-own">
      <div>
        <dt>{texts.place}</dt>
        <dd className="amount">{number(mine.place)}</dd>
      </div>
      <div>
        <dt>{texts.score}</dt>
        <dd className="amount">{number(mine.score / 100, 2)}</dd>
      </div>
      {isOver ? null : (
        <div>
          <dt>{texts.left}</dt>
          <dd className="amount">{number(mine.roundsLeft)}</dd>
        </div>
      )}
    </dl>
  )
}
