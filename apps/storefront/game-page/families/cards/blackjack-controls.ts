import type { FamilyControls, GameContext } from '../../game-context.ts'
import { createActionRow } from '../../controls/action-row.ts'
import { actionKeys, isCardsAction } from './actions.ts'
import type { OpenCardsGame } from './open-cards-game.ts'

/** A row of what the round offers, with keys; chips lie in the ring as the stake is chosen. */
export function blackjackControls(context: GameContext, cards: OpenCardsGame): FamilyControls {
  const { table } = context
  const { texts, stage } = cards
  let laid: number | null = null

  /** Puts the chosen stake in the ring of a table at rest. The last round stays in sight until another stake is chosen. */
  const lay = (isAgain: boolean): void => {
    const { phase, stake, round } = table.state.now
    if (phase !== 'idle') return
    const isNew = laid !== null && laid !== stake
    if (isNew || (isAgain && !round)) stage().place({ hand: stake })
    laid = stake
  }
  table.state.watch(() => lay(false))

  const row = createActionRow(context, {
    label: texts.choices,
    buttonOf: ({ type }) =>
      isCardsAction(type)
        ? {
            label: texts.actions[type],
            data: null,
            first: type === 'hit' || type === 'noInsurance',
          }
        : null,
  })
  return {
    overStage: [],
    aboveBar: row,
    stake: null,
    keys: Object.fromEntries(
      Object.entries(actionKeys).map(([type, key]) => [
        key,
        () => {
          if (isCardsAction(type)) table.act({ type, data: null })
        },
      ]),
    ),
    fit: () => lay(true),
    tapped() {
      // A press on the picture hurries what it shows, and never decides.
      const { phase } = table.state.now
      if (phase === 'asking' || phase === 'showing' || phase === 'replay') table.press()
    },
  }
}
