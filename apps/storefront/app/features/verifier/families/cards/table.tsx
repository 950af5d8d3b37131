import './table.css'
import {
  betOn,
  type CardsBoard,
  type HandOnBoard,
  handOf,
} from '@fairhouse/stage/families/cards/board'
import { cardName } from '../../../../../rules/cards/card-name.ts'
import type { Tongue } from './tongue.ts'

interface Props {
  readonly board: CardsBoard
  /** The other side's table: what is not as there is marked. */
  readonly other: CardsBoard | null
  readonly label: string
  readonly tongue: Tongue
}

/** Hands with their cards by name, then what became of chips. */
export function Table({ board, other, label, tongue }: Props) {
  const { words, placeName } = tongue
  const settled = board.bets.flatMap(({ spot, settled: end }) => (end ? [{ spot, ...end }] : []))
  return (
    <table className="reels verified-table">
      <caption>{label}</caption>
      <tbody>
        {board.hands.map((hand) => (
          <Hand
            key={hand.name}
            hand={hand}
            other={other && (handOf(other, hand.name) ?? none)}
            tongue={tongue}
          />
        ))}
      </tbody>
      {settled.length > 0 ? (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {words.chips}
            </th>
          </tr>
          {settled.map(({ spot, result }) => (
            <tr key={spot}>
              <th scope="row">{placeName(spot)}</th>
              <td className="verified-row">
                <span className={marked(other && betOn(other, spot)?.settled?.result !== result)}>
                  {words.results[result]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      ) : null}
    </table>
  )
}

const none: Omit<HandOnBoard, 'name' | 'isDoubled'> = { cards: [], points: null }

interface HandProps {
  readonly hand: HandOnBoard
  readonly other: typeof none | null
  readonly tongue: Tongue
}

function Hand({ hand, other, tongue }: HandProps) {
  const { language, words, placeName, counting } = tongue
  const { name, cards, points } = hand
  return (
    <tr>
      <th scope="row" className={marked(other && other.points?.value !== points?.value)}>
        {counting(placeName(name), points)}
      </th>
      <td className="verified-row">
        <ul>
          {cards.map((card, place) => (
            <li key={`card ${place}`} className={marked(other && other.cards[place] !== card)}>
              {card === null ? words.faceDown : cardName(card, language)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

const marked = (differs: boolean | null): string => (differs ? 'cell-differs' : '')
