import type { Module } from '#platform/module/module'

/** Pockets of players. */
export const module: Module = {
  name: 'wallet',
  level: 2,
}
