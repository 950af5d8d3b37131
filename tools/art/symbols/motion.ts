/** How heroes move; each begins and ends at the still picture. */
import type { Motion } from './bake.ts'

const swing = (t: number): number => Math.sin(t * 2 * Math.PI)

/** The sculpture's own movement. */
export const phase: Motion = (t, still) => ({ ...still, phase: t })

/** A gleam runs over it while it turns a little. */
export const gleam: Motion = (t, still) => ({ ...still, phase: t, turn: swing(t) * 0.3 })

/** It looks left and right. */
export const sway: Motion = (t, still) => ({ ...still, turn: swing(t) * 0.42 })

/** It looks to the front and back again. */
export const glance: Motion = (t, still) => ({ ...still, turn: Math.sin(t * Math.PI) ** 2 * 0.6 })
