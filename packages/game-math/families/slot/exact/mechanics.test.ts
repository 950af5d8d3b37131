import { describe, expect, it } from 'vitest'
import { anyAction } from '../../../any-action.ts'
import { payoutsOf } from '../../../chances/proved-round.ts'
import { fraction, plus } from '../../../fraction.ts'
import { slotGame } from '../slot-game.ts'
import { everyCourse, type Player } from '../testing/every-course.ts'
import { smallSlots } from '../testing/small-slots.ts'
import { provedRound, slotFacts } from './slot-facts.ts'

const firstChoice: Player = ({ actions }) => anyAction(actions, () => 0)

describe.each(Object.entries(smallSlots))('a slot with %s', (_, definition) => {
  it('has the chances that playing every course of it gives', () => {
    const { counts, most, total, grid } = payoutsOf(provedRound(definition))
    const played = everyCourse(slotGame(definition), firstChoice)
    const computed = [...counts, most].flatMap((count, amount) =>
      count > 0n ? [[amount * grid, fraction(count, total)] as const] : [],
    )
    expect([...played].toSorted(([a], [b]) => a - b)).toEqual(computed)
  })

  it('returns what its parts return', () => {
    const { rtp, split } = slotFacts(definition)
    expect(Object.values(split).reduce(plus)).toEqual(rtp)
    expect(rtp.numerator > 0n).toBe(true)
  })
})
