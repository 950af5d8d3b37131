interface Props {
  readonly balls: readonly number[]
  /** The other side's balls: those that are not as there are marked. */
  readonly other: readonly number[] | null
  /** Numbers of the ticket. */
  readonly spots: readonly number[]
  readonly label: string
}

/** Balls in the order in which they were drawn; those of the ticket stand out. */
export function Balls({ balls, other, spots, label }: Props) {
  return (
    <table className="reels">
      <caption>{label}</caption>
      <tbody>
        <tr>
          {balls.map((ball, place) => (
            <td key={ball} className={other && other[place] !== ball ? 'cell-differs' : ''}>
              {spots.includes(ball) ? <strong>{ball}</strong> : ball}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
