import type {
  PegsDefinition,
  PickDefinition,
  ScratchDefinition,
} from '@fairhouse/game-math/families/instant/definition'
import { pegsFacts } from '@fairhouse/game-math/families/instant/pegs-game'
import { pickFacts } from '@fairhouse/game-math/families/instant/pick-game'
import { scratchFacts } from '@fairhouse/game-math/families/instant/scratch/scratch-game'
import type { FamilyTuning } from '../../family-tuning.ts'
import { type Path, payTable, type PayTable } from '../../pays/pay-table.ts'
import { isList, selected } from '../../pays/selected.ts'

export const tuning: FamilyTuning = {
  says: 'Gates, fields and towers return what they name (`perMille`), and pays follow from it. Boards of pegs have pays by slot, scratch cards their prizes, and digits a pay for each way to bet.',
  paysOf: ({ definition }, { bet: { selection } }) => {
    if ('perMille' in definition && typeof definition.perMille === 'number') {
      return ofNamedReturn(definition.perMille)
    }
    const of = selected(selection)
    if (isPegs(definition)) return ofBoard(definition, of)
    if (isScratch(definition)) return ofCard(definition, of)
    return isPick(definition) ? ofDigits(definition, of) : null
  },
}

type Selected = ReturnType<typeof selected>

/** Rounding a pay up adds a little to it, which a certificate tells. */
const ofNamedReturn = (perMille: number): PayTable => ({
  pays: [{ name: 'perMille', units: perMille }],
  returned: ([units = 0]) => units / 1000,
  unread: true,
})

function ofBoard(definition: PegsDefinition, selection: Selected): PayTable | null {
  const place = definition.boards.findIndex(
    ({ rows, risk }) => rows === selection.get('rows') && risk === selection.get('risk'),
  )
  const board = definition.boards[place]
  if (!board) return null
  const paths = board.half.map((_, slot): Path => ['boards', place, 'half', slot])
  return payTable(definition, paths, (tried) => pegsFacts(tried, board))
}

function ofCard(definition: ScratchDefinition, selection: Selected): PayTable | null {
  const place = definition.cards.findIndex(({ card }) => card === selection.get('card'))
  const card = definition.cards[place]
  if (!card) return null
  const paths = card.prizes.map((_, prize): Path => ['cards', place, 'prizes', prize, 0])
  return payTable(definition, paths, (tried) => scratchFacts(tried, card.card))
}

/** By the kind of bet; what two digits in two ways pay is the sum of both, and tuned by them. */
function ofDigits(definition: PickDefinition, selection: Selected): PayTable | null {
  const [bet, digits] = [selection.get('bet'), selection.get('digits')]
  const alike = isList(digits) && new Set(digits).size < digits.length ? 2 : 0
  if (bet === 'straight')
    return payTable(definition, [['straight']], (tried) => pickFacts(tried, { bet, alike: 0 }))
  if (bet === 'box')
    return payTable(definition, [['box', alike === 0 ? 'differing' : 'alike']], (tried) =>
      pickFacts(tried, { bet, alike }),
    )
  if (bet === 'frontPair' || bet === 'backPair' || bet === 'splitPair')
    return payTable(definition, [['pair']], (tried) => pickFacts(tried, { bet, alike: 0 }))
  return null
}

const isPegs = (definition: object): definition is PegsDefinition => 'boards' in definition
const isScratch = (definition: object): definition is ScratchDefinition => 'cards' in definition
const isPick = (definition: object): definition is PickDefinition => 'straight' in definition
