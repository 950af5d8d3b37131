import type { FeedBet } from '@fairhouse/contract/entities/feed'
import type { GameArt } from '@fairhouse/contract/entities/game'
import { Bone } from '@fairhouse/ui/state'
import { GamePicture } from '../games/game-picture.tsx'
import { agoOf } from '../../shell/language/ago.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useNow } from '../../shell/house/use-now.ts'
import type { Texts } from '../../shell/texts/texts.ts'

/** One bet in a list; `login` is null in the list of the player's own. */
export interface FeedRow extends Pick<FeedBet, 'key' | 'stake' | 'payout' | 'currency' | 'at'> {
  readonly login: string | null
  readonly name: string
  readonly uri: string
  readonly art: GameArt | null
}

interface Props {
  readonly texts: Texts['feed']
  readonly caption: string
  /** Null: not there yet. */
  readonly rows: readonly FeedRow[] | null
  readonly none: string
  readonly isOwn: boolean
}

/** A list of the feed. On a phone the player's name stands below the game's, and the stake below the win. */
export function FeedTable({ texts, caption, rows, none, isOwn }: Props) {
  const now = useNow()
  if (rows === null) return <Bones texts={texts} />
  if (rows.length === 0) return <p className="feed-none">{none}</p>
  return (
    <table className="feed-table">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.game}</th>
          {isOwn ? null : (
            <th scope="col" className="feed-player">
              {texts.player}
            </th>
          )}
          <th scope="col" className="feed-when">
            {texts.when}
          </th>
          <th scope="col" className="feed-number feed-stake">
            {texts.stake}
          </th>
          <th scope="col" className="feed-number feed-times">
            {texts.times}
          </th>
          <th scope="col" className="feed-number">
            {texts.win}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, now }: { readonly row: FeedRow; readonly now: number }) {
  const { language } = useHouse()
  const { money, number, path } = useWriting()
  const { login, name, uri, stake, payout, currency, at } = row
  const gain = payout > stake ? 'feed-gain' : ''
  return (
    <tr className="feed-row">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the game's name is in it */}
      <td className="feed-game">
        <a href={path(`/games/${uri}`)}>
          <span className="feed-art">
            <GamePicture game={row} shape="tile" width={300} height={400} sizes="2rem" />
          </span>
          <span className="feed-name">{name}</span>
        </a>
      </td>
      {login === null ? null : <td className="feed-player">{login}</td>}
      <td className="feed-when">
        <time dateTime={at}>{agoOf(at, now, language)}</time>
      </td>
      <td className="feed-number feed-stake amount">{money(stake, currency)}</td>
      <td className="feed-number feed-times amount">
        {stake === 0 ? '' : `${number(payout / stake, 2)}×`}
      </td>
      <td className={`feed-number feed-win amount ${gain}`}>{money(payout, currency)}</td>
    </tr>
  )
}

const boneRows = [1, 2, 3, 4, 5, 6, 7, 8] as const

function Bones({ texts }: Pick<Props, 'texts'>) {
  return (
    <div className="feed-bones" aria-busy="true" aria-label={texts.loading} role="status">
      {boneRows.map((row) => (
        <Bone key={row} />
      ))}
    </div>
  )
}
