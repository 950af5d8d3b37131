import type { PrizeTableHead } from '@fairhouse/game-math/prize-table/prize-table-head'

/** Written by `npm run prize-tables -- matrix-cascade`; do not edit. */
export const table: PrizeTableHead = {
  file: 'c3dec14e6b137177f426cb391036a3cf6aca3a9f053f029c62b24c0efbdd68e0',
  root: 'f193525d78f606b9573e17294dbe066f568288665d5cf45b70d4d848dfd53911',
  classes: [
    {
      features: [],
      rows: 423_704,
      mass: 3_006_477_107,
      parts: { base: 0 },
    },
    {
      features: [],
      rows: 70_341,
      mass: 513_450_790,
      parts: { base: 880_258 },
    },
    {
      features: [],
      rows: 41_300,
      mass: 304_524_654,
      parts: { base: 1_144_116 },
    },
    {
      features: [],
      rows: 39_077,
      mass: 283_933_972,
      parts: { base: 2_353_376 },
    },
    {
      features: [],
      rows: 15_803,
      mass: 115_787_618,
      parts: { base: 2_116_036 },
    },
    {
      features: [],
      rows: 6510,
      mass: 48_160_934,
      parts: { base: 1_708_776 },
    },
    {
      features: [],
      rows: 2593,
      mass: 18_155_359,
      parts: { base: 1_460_384 },
    },
    {
      features: [],
      rows: 3938,
      mass: 2_920_631,
      parts: { base: 5_240_814 },
    },
    {
      features: [],
      rows: 1415,
      mass: 1_003_774,
      parts: { base: 3_847_950 },
    },
    {
      features: [],
      rows: 617,
      mass: 403_530,
      parts: { base: 3_785_828 },
    },
    {
      features: [],
      rows: 164,
      mass: 101_721,
      parts: { base: 2_188_888 },
    },
    {
      features: [],
      rows: 28,
      mass: 23_340,
      parts: { base: 719_928 },
    },
    {
      features: [],
      rows: 2,
      mass: 7401,
      parts: { base: 92_912 },
    },
    {
      features: [],
      rows: 3,
      mass: 16_465,
      parts: { base: 150_000 },
    },
  ],
}
