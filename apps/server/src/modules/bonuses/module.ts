import type { CallName } from '@fairhouse/contract/calls/all'
import type { Module } from '#platform/module/module'
import { notOpenYet } from './not-open-yet.ts'

/** Codes, comp points and promotions: closed, so far. */
export const module: Module = {
  name: 'bonuses',
  level: 6,
  create: () => ({
    answers: notOpenYet,
    features: () => ({
      bonuses: isOpen('claimBonusCode'),
      mysteryPromo: isOpen('monthlyMysteryPromo'),
      miniSlot: isOpen('miniSlotPromo'),
    }),
  }),
}

const isOpen = (call: CallName): boolean => !(call in notOpenYet)
