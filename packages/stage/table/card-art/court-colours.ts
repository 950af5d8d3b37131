import type { Suit } from '@fairhouse/contract/families/ranks'
import type { DeckLook } from './paper.ts'

export interface Court {
  readonly rank: 'J' | 'Q' | 'K'
  readonly suit: Suit
  readonly look: DeckLook
}

/** What a court card is printed in. */
export interface CourtColours {
  readonly ink: string
  /** Behind the figure. */
  readonly field: string
  readonly ray: string
  readonly robe: string
  readonly robeShade: string
  readonly second: string
  readonly secondShade: string
  readonly gold: string
  readonly goldShade: string
  readonly goldLight: string
  readonly pale: string
  readonly skin: string
  readonly skinShade: string
  readonly blush: string
}

const ink = '#1b1822'
const metal = { gold: '#d8a436', goldShade: '#a06f1c', goldLight: '#f6dc8e' } as const
const body = { skin: '#f6dfc3', skinShade: '#e3bd96', blush: '#d98a78', pale: '#fbf3dd' } as const

const cloth: Readonly<Record<'black' | 'red' | 'blue' | 'green', readonly [string, string]>> = {
  black: ['#27335e', '#182040'],
  red: ['#b81f38', '#7d1028'],
  blue: ['#1c62b4', '#0f3f7c'],
  green: ['#1a7a4a', '#0d5030'],
}

/** Cloth goes with the suit; what is worn with it is the other colour of the deck. */
export function courtColours({ suit, look }: Pick<Court, 'suit' | 'look'>): CourtColours {
  const four = look.inks.d !== look.inks.h
  const own = {
    s: 'black',
    h: 'red',
    d: four ? 'blue' : 'red',
    c: four ? 'green' : 'black',
  } as const
  const [robe, robeShade] = cloth[own[suit]]
  const [second, secondShade] = suit === 'h' || suit === 'd' ? cloth.black : cloth.red
  return {
    ink,
    field: '#f7efd9',
    ray: '#ecd9a8',
    robe,
    robeShade,
    second,
    secondShade,
    ...metal,
    ...body,
  }
}
