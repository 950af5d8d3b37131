/** How much a connection may send at once, and how much of that comes back in a second. A call takes one, anything else three. */
const most = 120
const backPerSecond = 60
const costs = { call: 1, other: 3 } as const

/**
 * Whether a connection may send one more frame: a guard against floods, far above what the fastest player asks. How often a
 * call may be made is the business of its own rate limit.
 * @param scale multiplies the limit.
 * @param now milliseconds, of any beginning.
 */
export function createFrameAllowance(
  scale: number,
  now: () => number,
): (kind: keyof typeof costs) => boolean {
  let left = most * scale
  let countedAt = now()
  return (kind) => {
    const time = now()
    left = Math.min(most * scale, left + ((time - countedAt) / 1000) * backPerSecond * scale)
    countedAt = time
    if (left < costs[kind]) return false
    left -= costs[kind]
    return true
  }
}
