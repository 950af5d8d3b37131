import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { cardName } from '../../../../../rules/cards/card-name.ts'
import type { Language } from '../../../../shell/texts/languages.ts'

interface Props {
  readonly cards: readonly CardOrJoker[]
  /** The other side's cards: those that are not as there are marked. */
  readonly other: readonly CardOrJoker[] | null
  readonly label: string
  readonly language: Language
}

/** Five cards by name, from the left. */
export function Cards({ cards, other, label, language }: Props) {
  return (
    <table className="reels">
      <caption>{label}</caption>
      <tbody>
        <tr>
          {cards.map((card, place) => (
            <td
              key={`card ${place}`}
              className={other && other[place] !== card ? 'cell-differs' : ''}
            >
              {cardName(card, language)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
