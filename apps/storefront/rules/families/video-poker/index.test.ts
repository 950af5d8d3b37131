import { pokerHands } from '@fairhouse/contract/families/video-poker/hand-names'
import { describe, expect, it } from 'vitest'
import { game } from '../../../../../games/jacks-or-better/math.ts'
import { ruleWords } from '../../words/en.ts'
import type { RuleVoice } from '../../rule-card.ts'
import { rules } from './index.ts'

const voice: RuleVoice = {
  words: ruleWords,
  amount: (units) => `${units} ×`,
  figure: String,
  money: String,
  symbolName: (symbol) => symbol,
  number: String,
  list: (parts) => parts.join(', '),
  either: (parts) => parts.join(' or '),
}

describe.each(['en', 'de', 'es', 'pt', 'fr', 'ja'] as const)(
  'rules of video poker in %s',
  (language) => {
    it('name every hand differently', async () => {
      const teller = await rules.load(language)
      const names = pokerHands.map((hand) => teller.partName(hand))
      expect(new Set(names).size).toBe(pokerHands.length)
      expect(names).not.toContain(null)
      expect(teller.partName('freeSpins')).toBe(null)
    })

    it('tell every row of the table with what it pays, dearest first', async () => {
      const teller = await rules.load(language)
      const table = teller.table(game.paytable, voice)
      expect(table?.rows.map(({ pays }) => pays)).toEqual(
        [800, 50, 25, 9, 6, 4, 3, 2, 1].map((units) => [`${units} ×`]),
      )
    })

    it('say how it is played, and of several hands that there are several', async () => {
      const teller = await rules.load(language)
      const { paytable } = game
      if (paytable.family !== 'videoPoker') throw new Error('no video poker')
      expect(teller.how(paytable, voice)).toHaveLength(3)
      const many = teller.how({ ...paytable, hands: 10 }, voice)
      expect(many.join(' ')).toContain('10')
    })
  },
)
