/** A bar of a chart, in parts of its height: from `top` on, `height` long. */
export interface Bar {
  readonly top: number
  readonly height: number
  readonly isLoss: boolean
}

/** Bars from a common line, gains upwards and losses downwards, and where that line lies; all of it fits between 0 and 1. */
export function barsOf(values: readonly number[]): {
  readonly line: number
  readonly bars: readonly Bar[]
} {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const whole = most - least || 1
  const line = most / whole
  return {
    line,
    bars: values.map((value) => ({
      top: value > 0 ? line - value / whole : line,
      height: Math.abs(value) / whole,
      isLoss: value < 0,
    })),
  }
}
