import { z } from 'zod'
import { choice } from '../choice.ts'

const choices = z.array(z.int().min(0)).readonly()

/** What the player may do next in a round of a slot. */
export const slotActions = [
  /** Open one of the choices still closed; sent as `data` = `{"choice":n}`. */
  z.object({ type: z.literal('pick'), choices }),
  z.object({ type: z.literal('freeSpin'), left: z.int().min(1) }),
  z.object({ type: z.literal('respin'), left: z.int().min(1) }),
  /** The next spin of a hold-and-spin. */
  z.object({ type: z.literal('holdSpin'), left: z.int().min(1) }),
  z.object({ type: z.literal('wheelSpin') }),
  z.object({ type: z.literal('roll'), left: z.int().min(1) }),
  /** Take one of the options offered; sent as `data` = `{"choice":n}`. */
  z.object({ type: z.literal('choose'), choices }),
  /** Guess one of the sides, which are equally likely, to double the win; sent as `data` = `{"choice":n}`. */
  z.object({ type: z.literal('gamble'), choices }),
  /** Take what was won instead. */
  z.object({ type: z.literal('collect') }),
] as const
export type SlotAction = z.infer<(typeof slotActions)[number]>

export const slotActionNames = [
  'pick',
  'freeSpin',
  'respin',
  'holdSpin',
  'wheelSpin',
  'roll',
  'choose',
  'gamble',
  'collect',
] as const

export const slotActionData = { pick: choice, choose: choice, gamble: choice } as const
