/** Colours are numbers 0xrrggbb, as Pixi tints with; titles write them as '#rrggbb'. */
export const colourOf = (text: string): number => Number.parseInt(text.slice(1), 16)

/** Between two colours; `share` 0 is the first one. */
export function mixed(from: number, to: number, share: number): number {
  const channel = (shift: number): number => {
    const [start, end] = [(from >> shift) & 255, (to >> shift) & 255]
    return Math.round(start + (end - start) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}

/** As CSS says it. */
export const cssColour = (colour: number, alpha = 1): string =>
  `rgba(${(colour >> 16) & 255},${(colour >> 8) & 255},${colour & 255},${alpha})`
