import type { PrizeTableHead } from '@fairhouse/game-math/prize-table/prize-table-head'

/** Written by `npm run prize-tables -- candy-grotto`; do not edit. */
export const table: PrizeTableHead = {
  file: 'f7cec16979efe13f907b9545cb6d7d2cd9e9e167db4a717c6a6c4530194b397a',
  root: 'aedd821424c5718f58c584a6c1e2431a2adcfc6fe1948d58011dc9c170e5f4e7',
  classes: [
    {
      features: [],
      rows: 427_051,
      mass: 3_049_426_781,
      parts: { base: 0, scatter: 0, freeSpins: 0 },
    },
    {
      features: [],
      rows: 71_984,
      mass: 518_700_137,
      parts: { base: 859_840, scatter: 0, freeSpins: 0 },
    },
    {
      features: [],
      rows: 57_859,
      mass: 417_785_409,
      parts: { base: 1_672_338, scatter: 0, freeSpins: 0 },
    },
    {
      features: [],
      rows: 30_945,
      mass: 222_694_272,
      parts: { base: 1_918_875, scatter: 0, freeSpins: 0 },
    },
    {
      features: [],
      rows: 8410,
      mass: 59_728_790,
      parts: { base: 1_073_202, scatter: 0, freeSpins: 0 },
    },
    {
      features: [],
      rows: 1287,
      mass: 8_825_912,
      parts: { base: 320_484, scatter: 0, freeSpins: 0 },
    },
    {
      features: [],
      rows: 25,
      mass: 207_033,
      parts: { base: 12_511, scatter: 0, freeSpins: 0 },
    },
    {
      features: ['freeSpins'],
      rows: 108,
      mass: 798_726,
      parts: { base: 384, scatter: 6480, freeSpins: 1339 },
    },
    {
      features: ['freeSpins'],
      rows: 210,
      mass: 1_461_066,
      parts: { base: 3312, scatter: 13_440, freeSpins: 14_391 },
    },
    {
      features: ['freeSpins'],
      rows: 300,
      mass: 2_151_210,
      parts: { base: 6067, scatter: 19_720, freeSpins: 63_030 },
    },
    {
      features: ['freeSpins'],
      rows: 521,
      mass: 3_641_498,
      parts: { base: 9273, scatter: 33_620, freeSpins: 302_181 },
    },
    {
      features: ['freeSpins'],
      rows: 3763,
      mass: 3_367_758,
      parts: { base: 65_796, scatter: 242_500, freeSpins: 5_098_305 },
    },
    {
      features: ['freeSpins'],
      rows: 3580,
      mass: 3_235_835,
      parts: { base: 62_802, scatter: 496_520, freeSpins: 9_669_553 },
    },
    {
      features: ['freeSpins'],
      rows: 2540,
      mass: 2_335_929,
      parts: { base: 40_462, scatter: 254_220, freeSpins: 15_004_371 },
    },
    {
      features: ['freeSpins'],
      rows: 547,
      mass: 512_059,
      parts: { base: 9632, scatter: 56_560, freeSpins: 7_141_558 },
    },
    {
      features: ['freeSpins'],
      rows: 101,
      mass: 90_778,
      parts: { base: 1356, scatter: 8200, freeSpins: 2_546_725 },
    },
    {
      features: ['freeSpins'],
      rows: 3,
      mass: 2169,
      parts: { base: 20, scatter: 180, freeSpins: 131_791 },
    },
    {
      features: ['freeSpins'],
      rows: 3,
      mass: 1934,
      parts: { base: 80, scatter: 180, freeSpins: 149_740 },
    },
  ],
}
