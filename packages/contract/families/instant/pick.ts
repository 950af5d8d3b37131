import { z } from 'zod'
import { pickBets } from './pick-bets.ts'

export const pickBet = z.enum(pickBets)
