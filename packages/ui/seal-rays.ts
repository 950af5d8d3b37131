const innerRadius = 17
const reach = 27

/** SVG path of a hash's rays in a box of 100 by 100: the n-th ray grows with the n-th byte. */
export function rayPath(hash: string): string {
  const bytes = hash.match(/../g) ?? []
  return bytes
    .map((byte, index) => {
      const angle = (index / bytes.length) * 2 * Math.PI - Math.PI / 2
      const length = innerRadius + 2 + (Number.parseInt(byte, 16) / 255) * reach
      return `M${at(angle, innerRadius)}L${at(angle, length)}`
    })
    .join('')
}

const at = (angle: number, radius: number): string =>
  `${(50 + Math.cos(angle) * radius).toFixed(2)} ${(50 + Math.sin(angle) * radius).toFixed(2)}`
