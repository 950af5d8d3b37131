import type { FamilyControls, GameContext } from '../../game-context.ts'
import { chipFactors } from '../../chip-table/betting.ts'
import type { RouletteBetting } from './roulette-betting.ts'
import { createBetTotal } from '../../chip-table/bet-total.ts'
import { chipToolKeys } from '../../chip-table/chip-tools.ts'
import { createChipTray } from '../../chip-table/chip-tray.ts'
import type { OpenRouletteGame } from './open-roulette-game.ts'
import { createRacetrack } from './racetrack.ts'
import { createResults } from './results.ts'
import { shortAmount } from '../../chip-table/short-amount.ts'
import { SpotGrid } from '../../chip-table/spot-grid.ts'
import { partsOfChip } from './worth.ts'
import { createZeroRule } from './zero-rule.ts'

/** Spots over the table, racetrack, last results, and the tray of chips in place of the stake. */
export function rouletteControls(
  context: GameContext,
  game: OpenRouletteGame,
  betting: RouletteBetting,
): FamilyControls {
  const { table, facts } = context
  const grid = new SpotGrid(context, betting.chipTable, betting)
  const racetrack = createRacetrack(context, game, betting)
  const parts = partsOfChip(betting.paytable)
  const zeroRule = createZeroRule(context, game, betting)
  const chipsOfStage = (): void => {
    const { currency } = table.state.now.game
    game.stage().chips(
      // A part of a chip is paid where wheels share it or half of it comes back; it comes last, so that the others keep their colours.
      [...chipFactors, ...(parts > 1 ? [1 / parts] : [])].map((factor) => {
        const value = Math.round(betting.worth(factor))
        return { value, label: shortAmount(value, currency, facts.language) }
      }),
    )
  }
  let before = { phase: '', stake: 0 }
  table.state.watch(({ phase, stake }) => {
    const { phase: lastPhase, stake: lastStake } = before
    before = { phase, stake }
    if (stake !== lastStake) chipsOfStage()
    // The round that was shown leaves its chips to be bet again.
    if (phase === 'idle' && (lastPhase === 'showing' || lastPhase === '')) betting.roundShown()
    if (phase === 'idle' && lastPhase === 'replay') betting.show()
    grid.view.classList.toggle('is-closed', phase !== 'idle')
    const isSpinning = phase === 'asking' || phase === 'showing'
    document.getElementById('game')?.classList.toggle('is-spinning', isSpinning)
  })
  game.placesMoved = () => {
    grid.arrange()
    const bar = document.querySelector('.bottom-bar')
    if (bar) racetrack?.roomKnown(hasRoomBelow(game, bar))
    const page = document.getElementById('game')
    page?.classList.toggle('is-upright', game.places.lie === 'upright')
    page?.classList.toggle('has-wheels', (betting.paytable.wheels ?? 1) > 1)
  }
  game.placesMoved()
  const choose = (place: number) => (): void => {
    const factor = chipFactors[place]
    if (factor !== undefined) betting.choose(factor)
  }
  return {
    overStage: [
      createResults(context, game),
      ...(zeroRule ? [zeroRule] : []),
      createBetTotal(context, betting),
      grid.view,
      ...(racetrack ? [racetrack.view] : []),
    ],
    aboveBar: null,
    stake: createChipTray(context, betting.chipTable, betting),
    keys: {
      ...Object.fromEntries(chipFactors.map((_, place) => [String(place + 1), choose(place)])),
      ...chipToolKeys(betting),
      d: () => betting.double(),
      n: () => racetrack?.toggle(),
    },
    fit() {
      chipsOfStage()
      betting.show()
    },
    // A press beside the spots cuts short what is shown, and does not bet.
    tapped() {
      const { phase } = table.state.now
      if (phase === 'asking' || phase === 'showing') table.press()
    },
  }
}

/** Whether the racetrack lies below the table without covering it: it is as high as this, CSS pixels. */
const trackHeight = 236

function hasRoomBelow({ places: { lie, places } }: OpenRouletteGame, bar: Element): boolean {
  const lowest = Math.max(...[...places.values()].map(({ y, height }) => y + height))
  return lie === 'flat' && innerHeight - bar.clientHeight - lowest > trackHeight
}
