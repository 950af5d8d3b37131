import type { Payer } from '#modules/cashier'
import { type PlaceRules, rulesOfPlace, withTestMoney } from './payment-rules.ts'

/** The rules for who pays, where he is. */
export const rulesFor = ({ country, isTestMoney }: Payer): PlaceRules =>
  isTestMoney ? withTestMoney(rulesOfPlace(country)) : rulesOfPlace(country)
