/** What Clover Press mints, finds and leaves under the rainbow. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { clover } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'burst', clover, ['#ffb81c', '#1fb84a', '#0c6a34']),
    coin: { scene: 'clover-coin', tints: ['#ffc848', '#0f8a3e', '#ffd868', '#fff4c8'] },
    press: {
      scene: 'screw-press',
      extent: 1.14,
      tints: ['#0c6a3a', '#ffc24a', '#b8c4d0', '#d8202c', '#ffb020'],
    },
    crock: {
      scene: 'gold-crock',
      extent: 1.14,
      tints: ['#2c3038', '#ffbe30', '#1a9a48', '#ffe08a'],
    },
    harp: {
      scene: 'celtic-harp',
      extent: 1.02,
      tints: ['#a8521c', '#ffc648', '#fff0b0', '#1fd060'],
    },
    hat: {
      scene: 'buckle-hat',
      extent: 1.1,
      tints: ['#138a3c', '#14181c', '#ffc648', '#7ae04a', '#0c5a2a'],
    },
    toadstool: {
      scene: 'toadstool',
      extent: 1.1,
      tints: ['#e01c24', '#fff8ec', '#ffecc8', '#3fae34', '#fff08a'],
    },
    shoe: { scene: 'horse-shoe', extent: 1.04, tints: ['#b4c0d4', '#6a7484', '#2a6ae0'] },
  },
  heroes: {
    coin: gleam,
    press: phase,
    crock: phase,
    harp: phase,
    hat: phase,
    toadstool: phase,
    shoe: gleam,
  },
}
