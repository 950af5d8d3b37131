import type { Motion } from '../../motion/motion.ts'
import type { Handlers } from '../../rounds/present.ts'
import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import type { PlateText } from '../../table/result-plate.ts'
import { winLevel } from '../../wins/win-level.ts'
import type { InstantBoard } from './board.ts'
import type { InstantEvent } from './instant-events.ts'
import type { InstantScene } from './scene.ts'
import type { InstantTitle } from './title.ts'

/** What handlers work with, and who follows the presentation. */
export interface Staging {
  readonly scene: InstantScene
  readonly motion: Motion
  readonly title: InstantTitle
  readonly sound: Sound
  readonly money: (minorUnits: number) => string
  readonly times: (hundredths: number) => string
  /** Hears what the round has won so far, minor units. */
  readonly won: (total: number) => void
  /** What the round on screen cost, minor units. */
  readonly stake: () => number
}

type Change = { readonly before: InstantBoard; readonly after: InstantBoard }

/** How each event is shown: by the play, and where something is paid, by a plate over it. */
export function handlersOf(staging: Staging): Handlers<InstantBoard, InstantEvent> {
  const { play } = staging.scene
  const staged = (event: InstantEvent, change: Change): Promise<void> | void =>
    play.stage(event, change)
  const paying = async (event: InstantEvent, change: Change): Promise<void> => {
    await play.stage(event, change)
    await tellPay(staging, change.after)
  }
  return {
    gateOpened: staged,
    gatePaid: paying,
    ballDropped: staged,
    ballSettled: paying,
    fieldLaid: staged,
    gemFound: staged,
    mineHit: staged,
    fieldShown: staged,
    towerBuilt: staged,
    levelClimbed: staged,
    trapSprung: staged,
    towerShown: staged,
    cashedOut: paying,
    cardBought: staged,
    cardPaid: paying,
    digitsPlayed: staged,
    digitsDrawn: staged,
    digitsPaid: paying,
    jackpotWon: ({ total }) => staging.won(total),
    maxWinReached: ({ total }) => staging.won(total),
    roundEnded: ({ total }) => staging.won(total),
  }
}

/** A payout of no more than the stake is told without any ado. */
async function tellPay(
  { scene, motion, title, sound, money, times, won, stake }: Staging,
  { pay, times: multiple, total }: InstantBoard,
): Promise<void> {
  if (pay === null || pay === 0) return
  won(total)
  // Whoever hurried the play still sees what it paid.
  motion.hurrying = false
  const level = winLevel(pay, stake())
  const { cues } = title
  if (level === 'nice') cue(sound, cues.nice)
  else if (level === 'big' || level === 'mega' || level === 'epic') cue(sound, cues.big)
  else if (level === 'small') cue(sound, cues.paid)
  await scene.plate.pop(plateOf(level, { text: times(multiple), amount: money(pay) }))
  await motion.wait(level === 'neutral' ? 0.1 : 0.35)
}

function plateOf(
  level: ReturnType<typeof winLevel>,
  words: { readonly text: string; readonly amount: string },
): PlateText {
  if (level === 'neutral' || level === 'none') return { tone: 'even', ...words }
  return { tone: level === 'small' || level === 'nice' ? 'won' : 'great', ...words }
}
