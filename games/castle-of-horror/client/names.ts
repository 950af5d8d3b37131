import type { Language } from '@fairhouse/stage/slot/title'

type Name = readonly [one: string, many: string]

const names: Readonly<Record<Language, Readonly<Record<string, Name>>>> = {
  en: {
    wild: ['wild vampire', 'wild vampires'],
    moon: ['blood moon', 'blood moons'],
    coffin: ['coffin', 'coffins'],
    count: ['count', 'counts'],
    witch: ['witch', 'witches'],
    wolf: ['werewolf', 'werewolves'],
    skull: ['skull', 'skulls'],
    potion: ['potion', 'potions'],
    key: ['key', 'keys'],
    A: ['ace', 'aces'],
    K: ['king', 'kings'],
    Q: ['queen', 'queens'],
    J: ['jack', 'jacks'],
  },
  de: {
    wild: ['Joker-Vampir', 'Joker-Vampire'],
    moon: ['Blutmond', 'Blutmonde'],
    coffin: ['Sarg', 'Särge'],
    count: ['Graf', 'Grafen'],
    witch: ['Hexe', 'Hexen'],
    wolf: ['Werwolf', 'Werwölfe'],
    skull: ['Totenkopf', 'Totenköpfe'],
    potion: ['Zaubertrank', 'Zaubertränke'],
    key: ['Schlüssel', 'Schlüssel'],
    A: ['Ass', 'Asse'],
    K: ['König', 'Könige'],
    Q: ['Dame', 'Damen'],
    J: ['Bube', 'Buben'],
  },
}

/** A symbol's name as it is said of `count` of them. */
export function symbolName(symbol: string, count: number, language: Language): string {
  const [one, many] = names[language][symbol] ?? [symbol, symbol]
  return count === 1 ? one : many
}

/** Words that are painted into the scenes. */
export const sceneWords = {
  en: { choose: 'CHOOSE A COFFIN', freeSpins: 'FREE SPINS' },
  de: { choose: 'WÄHLE EINEN SARG', freeSpins: 'FREISPIELE' },
} as const satisfies Record<Language, Record<string, string>>
