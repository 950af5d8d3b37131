import {
  bonusStates,
  type BonusTypeName,
  bonusTypes,
  type BonusStateName,
} from '@fairhouse/contract/entities/bonus-words'
import type { GrantShown } from '@fairhouse/contract/entities/bonus'
import type { Texts } from '../../../shell/texts/texts.ts'

type Words = Texts['cashierBonus']

const isState = (name: string): name is BonusStateName => name in bonusStates
const isType = (name: string): name is BonusTypeName => name in bonusTypes
const stateNames = Object.keys(bonusStates).filter(isState)
const typeNames = Object.keys(bonusTypes).filter(isType)

/** Nothing can become of it any more. */
export const isOver = ({ bonusState }: Pick<GrantShown, 'bonusState'>): boolean =>
  bonusState > bonusStates.freeSpins

/** What a grant is called: by its offer, else by what it is. */
export function nameOf({ name, bonusType }: GrantShown, texts: Pick<Words, 'types'>): string {
  const type = typeNames.find((one) => bonusTypes[one] === bonusType)
  return name ?? texts.types[type ?? 'manual']
}

/** Where a grant stands, in words. */
export function stateOf({ bonusState }: GrantShown, texts: Words): string {
  const state = stateNames.find((one) => bonusStates[one] === bonusState)
  return texts.states[state ?? 'waiting']
}

/** A moment (ISO 8601) as the language writes day and time. */
export const dayAndTime = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
