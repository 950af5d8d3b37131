import { State } from '@fairhouse/ui/state'
import { Link } from 'react-router'
import { LateFeed } from '../feed/late-feed.tsx'
import { fillCounted } from '../../shell/language/say.ts'
import type { Way } from '../../shell/house/menu.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { ListRow } from '../lists/list-row.ts'
import { ProviderTiles } from '../lists/provider-tiles.tsx'
import { SleepingRow } from '../lists/sleeping-row.tsx'
import { Asleep } from '../../shell/waking/asleep.tsx'
import { type CardTexts, TournamentCard } from '../tournaments/tournament-card.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import '../../shell/page/text-page.css'
import '../lists/list.css'
import './lobby.css'

export interface LobbyFacts {
  readonly lobby: Texts['lobby']
  readonly feed: Texts['feed']
  readonly tournament: CardTexts
  readonly words: Pick<
    Texts['lists'],
    'providers' | 'count' | 'samplesOnly' | 'notYet' | 'notYetText'
  >
  /** Groups that have a game. */
  readonly groups: readonly { readonly id: number; readonly name: string; readonly count: number }[]
  readonly rows: readonly ListRow[]
  /** Lists in which nothing can be played yet. */
  readonly notYet: readonly Way[]
  /** Games that can be played. */
  readonly total: number
}

/** Everything there is to play, group by group. */
export function LobbyPage(facts: LobbyFacts) {
  const { lobby, feed, tournament, words, groups, rows, notYet, total } = facts
  const { language, frame } = useHouse()
  const { path, number } = useWriting()
  return (
    <div className="frame-width lobby">
      <header className="page-head list-head">
        <h1>
          {lobby.heading}
          <span className="list-count">{fillCounted(words.count, total, language)}</span>
        </h1>
        <p className="page-lead">{lobby.lead}</p>
      </header>
      {total === 0 ? <State title={lobby.none} text={lobby.noneMeans} /> : null}
      <nav className="chips" aria-label={frame.groupMenu}>
        {groups.map(({ id, name, count }) => (
          <Link key={id} className="chip" to={`${path('/games')}?group=${id}`} prefetch="intent">
            {name}
            <span className="chip-count">{number(count)}</span>
          </Link>
        ))}
      </nav>
      <TournamentCard texts={tournament} />
      {rows.map((row, index) => (
        <SleepingRow key={row.all.to} row={row} first={index === 0} />
      ))}
      <Asleep>
        <ProviderTiles
          title={words.providers}
          count={words.count}
          samplesOnly={words.samplesOnly}
        />
      </Asleep>
      <Asleep>
        <LateFeed texts={feed} />
      </Asleep>
      {notYet.length === 0 ? null : (
        <section aria-labelledby="not-yet">
          <h2 id="not-yet" className="game-row-title">
            {words.notYet}
          </h2>
          <p className="lobby-not-yet">{words.notYetText}</p>
          <nav className="chips" aria-labelledby="not-yet">
            {notYet.map(({ to, words: name }) => (
              <Link key={to} className="chip" to={path(to)} prefetch="intent">
                {name}
              </Link>
            ))}
          </nav>
        </section>
      )}
    </div>
  )
}
