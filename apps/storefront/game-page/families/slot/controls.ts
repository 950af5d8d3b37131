import type { FamilyControls, GameContext } from '../../game-context.ts'
import { createChoiceButtons } from './choice-buttons.ts'
import { fixedJackpots } from './jackpot-amounts.ts'
import type { OpenSlotGame } from './open-slot-game.ts'

/** Real buttons over what the stage offers to press, and amounts on the plates of jackpots. */
export function slotControls(context: GameContext, slot: OpenSlotGame): FamilyControls {
  const { table } = context
  const choices = createChoiceButtons(context, slot)
  slot.choicesMoved = choices.moved
  const showJackpots = keepJackpots(context, slot)
  return {
    overStage: [choices.view],
    aboveBar: null,
    stake: null,
    keys: {},
    fit: showJackpots,
    // A tap on the reels does what the large button does.
    tapped: () => table.press(),
  }
}

/** Keeps on the stage what jackpots are worth. @returns how to show it at once, to a new stage. */
function keepJackpots({ table, jackpots }: GameContext, { stage }: OpenSlotGame): () => void {
  const show = (): void => {
    const fixed = fixedJackpots(table.state.now)
    stage().jackpotAmounts(new Map([...fixed, ...(jackpots?.amounts() ?? [])]))
  }
  table.state.watch(show)
  jackpots?.watch(show)
  return show
}
