import { wall as texts } from '../texts/wall.ts'

const [width, height] = [300, 48]

/** The last minutes as a line. It is drawn anew with each update and moves by itself never. */
export function Trend({ values, now }: { values: readonly number[]; now: string }) {
  const most = Math.max(1, ...values)
  const step = width / Math.max(1, values.length - 1)
  const points = values
    .map(
      (value, place) =>
        `${(place * step).toFixed(1)},${(height - (value / most) * height).toFixed(1)}`,
    )
    .join(' ')
  return (
    <svg
      className="trend"
      role="img"
      aria-label={texts.trend(now)}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
    >
      <polyline points={points} />
    </svg>
  )
}
