import type { TournamentShown } from '@fairhouse/contract/entities/tournament'
import { Trophy } from 'lucide-react'
import { fill, fillCounted } from '../language/say.ts'
import { useHouse, useWriting } from '../language/house.tsx'
import { useStatus } from '../session/client-context.tsx'
import { hasAccount } from '../session/has-account.ts'
import type { Texts } from '../texts/texts.ts'
import { Board } from './board.tsx'
import { OwnRounds } from './own-rounds.tsx'

interface Props {
  readonly texts: Texts['tournaments']
  readonly tournament: TournamentShown
}

/** One tournament: its rule, its prizes, how the player stands and all others. */
export function Tournament({ texts, tournament }: Props) {
  const { language } = useHouse()
  const { money } = useWriting()
  const { name, currency, isOver, closesAt, best, rounds, minStake, prizes } = tournament
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const at = { date: date.format(new Date(closesAt)) }
  return (
    <section className="tournament" aria-label={`${texts.names[name]}, ${at.date}`}>
      <header>
        <h2>
          <Trophy size={22} aria-hidden="true" /> {texts.names[name]}
        </h2>
        <p>
          <time dateTime={closesAt}>{fill(isOver ? texts.ended : texts.ends, at)}</time>
          {' · '}
          {fillCounted(texts.players, tournament.players, language)}
        </p>
      </header>
      {isOver ? null : <p>{fill(texts.rule, { best, rounds, min: money(minStake, currency) })}</p>}
      <Own texts={texts} tournament={tournament} />
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

function Own({ texts, tournament: { mine, isOver } }: Props) {
  const { number } = useWriting()
  const status = useStatus()
  if (mine === null) {
    if (isOver) return null
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
