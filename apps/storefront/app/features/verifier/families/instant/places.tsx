interface Props {
  /** What was drawn, in its order. */
  readonly rows: readonly (readonly string[])[]
  /** The other side's: what is not as there is marked. */
  readonly other: readonly (readonly string[])[] | null
  readonly label: string
}

/** What was drawn, row by row. */
export function Places({ rows, other, label }: Props) {
  return (
    <table className="reels">
      <caption>{label}</caption>
      <tbody>
        {rows.map((row, level) => (
          <tr key={`row ${level}`}>
            {row.map((cell, place) => (
              <td
                key={`cell ${place}`}
                className={other && other[level]?.[place] !== cell ? 'cell-differs' : ''}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
