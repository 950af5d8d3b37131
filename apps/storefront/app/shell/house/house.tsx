import { type Currency, formatMoney, formatNumber, formatPercent } from '@fairhouse/money'
import { createContext, useContext } from 'react'
import type { Outside } from './outside.ts'
import type { Menu } from './menu.ts'
import type { Theme } from './theme.ts'
import type { Texts } from '../texts/texts.ts'
import type { Language } from '../texts/languages.ts'

/** What every page knows of the house it is in, and the words of its frame. */
export interface House {
  readonly language: Language
  readonly brand: string
  /** Addresses of the operator's own mark and colours; null: they have none. */
  readonly logo: string | null
  readonly colors: string | null
  /** Links of the document's head. */
  readonly icons: readonly { readonly rel: string; readonly href: string; readonly type?: string }[]
  /** Of the build: what an address that ends with it shows may be kept for ever. */
  readonly stamp: string
  /** Under which licence real money is taken, in a sentence; null: none is. */
  readonly licence: string | null
  /** Years from which one may play. */
  readonly minAge: number
  readonly origin: string
  /** Before the paths of pictures; empty: they come from the house itself. */
  readonly mediaOrigin: string
  readonly demo: boolean
  /** Who visits can play for play money without signing up. */
  readonly guestPlay: boolean
  /** Letters lie at `/dev/mailbox` instead of being sent. */
  readonly mailbox: boolean
  /** How long fields may be, as the server said; read by `fieldLengths`. */
  readonly lengths: unknown
  /** Of the terms and conditions in force. */
  readonly termsVersion: string
  readonly theme: Theme
  /** Colours of the browser's own bars, each with the media query for which it is meant. */
  readonly grounds: readonly (readonly [media: string, colour: string])[]
  /** Of the catalogue, as `/{lang}/catalogue.json` takes it. */
  readonly catalogueStamp: string
  /** Epoch milliseconds when the page was made, so that server and browser tell the same "minutes ago". */
  readonly madeAt: number
  readonly frame: Texts['frame']
  readonly tiles: Texts['tiles']
  readonly menu: Menu
  readonly errors: Texts['errors']
  /** Services outside the house; null: there are none. */
  readonly outside: Outside | null
  readonly flags: Texts['flags']
}

export const HouseContext = createContext<House | null>(null)

/** @throws outside the document, which provides it. */
export function useHouse(): House {
  const house = useContext(HouseContext)
  if (house === null) throw new Error('no house here')
  return house
}

/** How a language writes paths, money and numbers. */
export interface Writing {
  /** `/lobby` as `/en/lobby`. */
  path(below: string): string
  /** @param amount minor units. */
  money(amount: number, currency: Currency): string
  /** Cut to the digits after the point. */
  number(value: number, digits?: number): string
  /** @param ratio 0.96 becomes 96.00%. */
  percent(ratio: number, digits?: number): string
}

export function writingOf(language: Language): Writing {
  return {
    path: (below) => `/${language}${below === '/' ? '' : below}`,
    money: (amount, currency) => formatMoney(amount, currency, language),
    number: (value, decimals = 0) => formatNumber(value, { decimals, locale: language }),
    percent: (ratio, digits) => formatPercent(ratio, language, digits),
  }
}

export const useWriting = (): Writing => writingOf(useHouse().language)
