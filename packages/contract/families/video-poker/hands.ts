import { z } from 'zod'
import { pokerHands } from './hand-names.ts'

export const pokerHand = z.enum(pokerHands)
