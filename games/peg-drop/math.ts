import type { PegsDefinition } from '@fairhouse/game-math/families/instant/definition'
import { pegsGame } from '@fairhouse/game-math/families/instant/pegs-game'

/** Peg Drop: 8 to 16 rows by three risks, pays from the outermost slot to the middle in hundredths of the stake. Every board returns between 98.9 and 99 %. */
export const definition = {
  boards: [
    { rows: 8, risk: 'low', half: [550, 290, 140, 80, 40] },
    { rows: 9, risk: 'low', half: [500, 270, 150, 90, 75] },
    { rows: 10, risk: 'low', half: [900, 430, 210, 120, 70, 55] },
    { rows: 11, risk: 'low', half: [850, 420, 230, 100, 90, 80] },
    { rows: 12, risk: 'low', half: [1000, 550, 310, 200, 110, 70, 45] },
    { rows: 13, risk: 'low', half: [800, 480, 320, 180, 120, 90, 70] },
    { rows: 14, risk: 'low', half: [700, 490, 340, 260, 160, 100, 80, 45] },
    { rows: 15, risk: 'low', half: [1500, 800, 450, 270, 170, 110, 85, 70] },
    { rows: 16, risk: 'low', half: [1600, 950, 600, 370, 240, 120, 120, 70, 35] },
    { rows: 8, risk: 'medium', half: [1150, 320, 130, 70, 40] },
    { rows: 9, risk: 'medium', half: [1700, 500, 170, 80, 50] },
    { rows: 10, risk: 'medium', half: [2200, 750, 250, 120, 55, 30] },
    { rows: 11, risk: 'medium', half: [2400, 850, 380, 140, 75, 45] },
    { rows: 12, risk: 'medium', half: [3300, 1250, 500, 220, 100, 50, 30] },
    { rows: 13, risk: 'medium', half: [4300, 1650, 550, 290, 130, 65, 45] },
    { rows: 14, risk: 'medium', half: [5800, 2400, 1000, 390, 190, 85, 45, 25] },
    { rows: 15, risk: 'medium', half: [8800, 3500, 1400, 550, 240, 120, 50, 35] },
    { rows: 16, risk: 'medium', half: [11_000, 4200, 1700, 700, 370, 140, 60, 45, 45] },
    { rows: 8, risk: 'high', half: [2800, 490, 110, 45, 10] },
    { rows: 9, risk: 'high', half: [4400, 850, 200, 50, 15] },
    { rows: 10, risk: 'high', half: [7600, 1200, 280, 70, 30, 30] },
    { rows: 11, risk: 'high', half: [12_000, 2200, 500, 120, 40, 10] },
    { rows: 12, risk: 'high', half: [17_000, 3100, 700, 180, 60, 30, 20] },
    { rows: 13, risk: 'high', half: [26_000, 5000, 950, 290, 85, 35, 30] },
    { rows: 14, risk: 'high', half: [42_000, 7600, 1650, 280, 120, 55, 40, 35] },
    { rows: 15, risk: 'high', half: [62_000, 12_000, 2700, 650, 210, 70, 35, 20] },
    { rows: 16, risk: 'high', half: [100_000, 18_000, 4000, 1000, 300, 100, 50, 35, 5] },
  ],
  unitsPerStake: 100,
  betLevels: [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
} satisfies PegsDefinition

export const game = pegsGame(definition)
