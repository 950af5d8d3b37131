/** Which of the titles' sculptures stand on the picture of each promotion, and the colour of the cloth behind them. */

/** A sculpture of a title, and where it stands: middle and height in parts of the picture's height, x from its middle. */
export interface Stand {
  readonly title: string
  readonly symbol: string
  readonly x: number
  readonly y: number
  readonly high: number
  /** Degrees, to the right. */
  readonly turn?: number
}

export interface Cast {
  readonly cloth: `#${string}`
  /** The first is the farthest away. */
  readonly stands: readonly Stand[]
}

type Place = Omit<Stand, 'title' | 'symbol'>

const coin = (place: Place): Stand => ({ title: 'coin-foundry', symbol: 'coin', ...place })

const gem = (symbol: string, place: Place): Stand => ({ title: 'matrix-gems', symbol, ...place })

/** By the promotion's path. */
export const casts: Readonly<Record<string, Cast>> = {
  'welcome-bonus': {
    cloth: '#c98a1e',
    stands: [
      coin({ x: -0.62, y: 0.34, high: 0.4, turn: -18 }),
      coin({ x: 0.66, y: 0.36, high: 0.34, turn: 20 }),
      gem('ruby', { x: -0.46, y: 0.7, high: 0.34, turn: -10 }),
      gem('emerald', { x: 0.5, y: 0.72, high: 0.34, turn: 12 }),
      { title: 'diamond-salon', symbol: 'crown', x: 0, y: 0.5, high: 0.8 },
    ],
  },
  'weekly-reloads': {
    cloth: '#1f7f9c',
    stands: [
      coin({ x: -0.58, y: 0.38, high: 0.4, turn: -24 }),
      coin({ x: 0.6, y: 0.66, high: 0.44, turn: 16 }),
      { title: 'night-train', symbol: 'watch', x: 0, y: 0.5, high: 0.84, turn: 6 },
    ],
  },
  'crypto-week': {
    cloth: '#2f5fd0',
    stands: [
      { title: 'coin-foundry', symbol: 'ingot', x: -0.56, y: 0.64, high: 0.46, turn: -8 },
      { title: 'vault-trail', symbol: 'key', x: 0.6, y: 0.56, high: 0.56, turn: 18 },
      { title: 'vault-trail', symbol: 'vault', x: 0, y: 0.5, high: 0.84 },
    ],
  },
  'game-of-the-month': {
    cloth: '#8a2fb8',
    stands: [
      { title: 'savannah-run', symbol: 'lion', x: -0.58, y: 0.56, high: 0.6, turn: -6 },
      { title: 'pirate-cove', symbol: 'captain', x: 0.6, y: 0.56, high: 0.6, turn: 6 },
      { title: 'winter-market', symbol: 'star', x: 0, y: 0.5, high: 0.86 },
    ],
  },
  'halloween-spooky-spins': {
    cloth: '#d0501a',
    stands: [
      { title: 'castle-of-horror', symbol: 'potion', x: -0.6, y: 0.58, high: 0.58, turn: -8 },
      { title: 'castle-of-horror', symbol: 'witch', x: 0.6, y: 0.54, high: 0.64, turn: 6 },
      { title: 'castle-of-horror', symbol: 'skull', x: 0, y: 0.52, high: 0.84 },
    ],
  },
  'bonus-buddy': {
    cloth: '#1f9a5a',
    stands: [
      coin({ x: 0, y: 0.74, high: 0.36, turn: 8 }),
      { title: 'jungle-drum', symbol: 'toucan', x: -0.36, y: 0.5, high: 0.8, turn: -4 },
      { title: 'rio-nights', symbol: 'parrot', x: 0.4, y: 0.5, high: 0.8, turn: 4 },
    ],
  },
  'cashback-bonus': {
    cloth: '#9c7a1c',
    stands: [
      coin({ x: -0.66, y: 0.3, high: 0.34, turn: -26 }),
      coin({ x: 0.68, y: 0.34, high: 0.38, turn: 22 }),
      coin({ x: -0.42, y: 0.68, high: 0.46, turn: -8 }),
      coin({ x: 0.46, y: 0.72, high: 0.42, turn: 10 }),
      { title: 'gold-rush-link', symbol: 'cart', x: 0, y: 0.52, high: 0.82 },
    ],
  },
  'comp-points': {
    cloth: '#b02f6a',
    stands: [
      gem('aqua', { x: -0.62, y: 0.4, high: 0.38, turn: -14 }),
      gem('violet', { x: 0.62, y: 0.4, high: 0.38, turn: 14 }),
      gem('amber', { x: -0.42, y: 0.7, high: 0.4, turn: -6 }),
      gem('emerald', { x: 0.44, y: 0.7, high: 0.4, turn: 8 }),
      gem('sapphire', { x: 0, y: 0.48, high: 0.76 }),
    ],
  },
  'vip-delights': {
    cloth: '#6a4fd0',
    stands: [
      { title: 'diamond-salon', symbol: 'ruby', x: -0.56, y: 0.6, high: 0.5, turn: -10 },
      { title: 'diamond-salon', symbol: 'sapphire', x: 0.56, y: 0.6, high: 0.5, turn: 10 },
      { title: 'diamond-salon', symbol: 'ring', x: 0, y: 0.5, high: 0.86 },
    ],
  },
  'jackpot-rush': {
    cloth: '#c0261e',
    stands: [
      { title: 'orchard-row', symbol: 'bell', x: -0.58, y: 0.54, high: 0.6, turn: -10 },
      { title: 'carnival-wheel', symbol: 'wheel', x: 0.6, y: 0.54, high: 0.62, turn: 4 },
      { title: 'seven-lane', symbol: 'seven-red', x: 0, y: 0.5, high: 0.86 },
    ],
  },
  winfall: {
    cloth: '#1f8f8a',
    stands: [
      coin({ x: -0.62, y: 0.26, high: 0.32, turn: -30 }),
      coin({ x: 0.62, y: 0.24, high: 0.3, turn: 26 }),
      coin({ x: -0.5, y: 0.7, high: 0.4, turn: -10 }),
      coin({ x: 0.52, y: 0.68, high: 0.42, turn: 12 }),
      { title: 'penny-parade', symbol: 'umbrella', x: 0, y: 0.52, high: 0.86, turn: -4 },
    ],
  },
}
