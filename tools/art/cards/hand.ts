/** Hands of cards for posters, drawn by the very code that draws them in the games. */
import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { chromium } from 'playwright-core'
import { serveStage } from '../studio/serve-stage.ts'

/** One card of a picture. */
export interface Stood {
  /** Null shows its back. */
  readonly card: CardOrJoker | null
  /** From the middle of the picture, and how high it is, in pixels. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** Degrees to the right. */
  readonly turn: number
  /** Degrees backwards and to the side. */
  readonly lean: readonly [number, number]
}

/** What one picture shows, the front last. */
export interface Hand {
  readonly back: { readonly ground: string; readonly line: string }
  /** What stands on twos that are wild. */
  readonly wild?: string
  readonly cards: readonly Stood[]
}

const size = { width: 1500, height: 1000 }
const port = process.env['HAND_PORT'] ?? '5393'

/** Photographs each hand on nothing. @returns PNG by name. */
export async function photographHands(
  hands: Readonly<Record<string, Hand>>,
): Promise<ReadonlyMap<string, Buffer>> {
  const stage = await serveStage(port)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const taken = new Map<string, Buffer>()
    for (const [name, hand] of Object.entries(hands)) {
      const page = await browser.newPage({ viewport: size })
      const query = encodeURIComponent(JSON.stringify(hand))
      await page.goto(`http://localhost:${port}/hand.html?hand=${query}`, { timeout: 120_000 })
      await page.waitForSelector('body[data-shown]', { state: 'attached', timeout: 120_000 })
      taken.set(name, await page.screenshot({ omitBackground: true }))
      await page.close()
    }
    return taken
  } finally {
    await browser.close()
    stage.kill()
  }
}

/**
 * Cards fanned about a point below them, from left to right.
 * @param spread degrees between the first and the last.
 */
export function fan(
  cards: readonly (CardOrJoker | null)[],
  {
    height,
    spread,
    lean = [12, 0],
  }: { height: number; spread: number; lean?: readonly [number, number] },
): readonly Stood[] {
  const reach = height * 1.35
  const last = Math.max(1, cards.length - 1)
  return cards.map((card, order) => {
    const turn = (order / last - 0.5) * spread
    const angle = (turn / 180) * Math.PI
    return {
      card,
      height,
      turn,
      lean,
      x: reach * Math.sin(angle),
      y: reach * (1 - Math.cos(angle)),
    }
  })
}
