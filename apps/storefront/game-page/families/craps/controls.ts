import { createBetTotal } from '../../chip-table/bet-total.ts'
import { chipFactors } from '../../chip-table/betting.ts'
import { chipToolKeys } from '../../chip-table/chip-tools.ts'
import { createChipTray } from '../../chip-table/chip-tray.ts'
import { shortAmount } from '../../chip-table/short-amount.ts'
import { SpotGrid } from '../../chip-table/spot-grid.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import type { CrapsBetting } from './craps-betting.ts'
import type { OpenCrapsGame } from './open-craps-game.ts'
import { createResults } from './results.ts'
import { createTakeDown } from './take-down.ts'

/** Spots over the table, last rolls, and the tray of chips in place of the stake. */
export function crapsControls(
  context: GameContext,
  game: OpenCrapsGame,
  betting: CrapsBetting,
): FamilyControls {
  const { table, facts } = context
  const grid = new SpotGrid(context, betting.chipTable, betting)
  const takeDown = createTakeDown(context, game, betting)
  const chipsOfStage = (): void => {
    const { currency } = table.state.now.game
    game.stage().chips(
      chipFactors.map((factor) => {
        const value = betting.worth(factor)
        return { value, label: shortAmount(value, currency, facts.language) }
      }),
    )
  }
  let before = { phase: '', stake: 0 }
  table.state.watch(({ phase, stake }) => {
    const { phase: lastPhase, stake: lastStake } = before
    before = { phase, stake }
    if (stake !== lastStake) chipsOfStage()
    if (phase === 'waiting' && phase !== lastPhase) betting.rolled()
    // The round that was shown leaves its chips to be bet again.
    if (phase === 'idle' && (lastPhase === 'showing' || lastPhase === '')) betting.roundShown()
    if (phase === 'idle' && lastPhase === 'replay') {
      betting.show()
      betting.showOld()
    }
    grid.view.classList.toggle('is-closed', phase !== 'idle' && phase !== 'waiting')
    const isThrown = phase === 'asking' || phase === 'showing'
    document.getElementById('game')?.classList.toggle('is-thrown', isThrown)
  })
  game.placesMoved = () => {
    grid.arrange()
    document.getElementById('game')?.classList.toggle('is-upright', game.places.lie === 'upright')
  }
  game.placesMoved()
  const choose = (place: number) => (): void => {
    const factor = chipFactors[place]
    if (factor !== undefined) betting.choose(factor)
  }
  return {
    overStage: [
      createResults(context, game),
      createBetTotal(context, betting),
      takeDown.view,
      grid.view,
    ],
    aboveBar: null,
    stake: createChipTray(context, betting.chipTable, betting),
    keys: {
      ...Object.fromEntries(chipFactors.map((_, place) => [String(place + 1), choose(place)])),
      ...chipToolKeys(betting),
      d: () => betting.double(),
      b: () => takeDown.open(),
    },
    fit() {
      chipsOfStage()
      betting.show()
      betting.showOld()
    },
    // A press beside the spots cuts short what is shown, and does not bet.
    tapped() {
      const { phase } = table.state.now
      if (phase === 'asking' || phase === 'showing') table.press()
    },
  }
}
