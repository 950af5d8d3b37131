import type { Language } from '../rounds/game-stage.ts'

type Name = readonly [one: string, many: string]

/** How a title's symbols are called in every language: one of them, and several. */
export type Names = Readonly<Record<Language, Readonly<Record<string, Name>>>>

/** Playing cards are called the same in every title. */
const letters: Names = {
  en: {
    A: ['ace', 'aces'],
    K: ['king', 'kings'],
    Q: ['queen', 'queens'],
    J: ['jack', 'jacks'],
    10: ['ten', 'tens'],
    9: ['nine', 'nines'],
  },
  de: {
    A: ['Ass', 'Asse'],
    K: ['König', 'Könige'],
    Q: ['Dame', 'Damen'],
    J: ['Bube', 'Buben'],
    10: ['Zehn', 'Zehnen'],
    9: ['Neun', 'Neunen'],
  },
  es: {
    A: ['as', 'ases'],
    K: ['rey', 'reyes'],
    Q: ['reina', 'reinas'],
    J: ['jota', 'jotas'],
    10: ['diez', 'dieces'],
    9: ['nueve', 'nueves'],
  },
  pt: {
    A: ['ás', 'ases'],
    K: ['rei', 'reis'],
    Q: ['dama', 'damas'],
    J: ['valete', 'valetes'],
    10: ['dez', 'dezes'],
    9: ['nove', 'noves'],
  },
  fr: {
    A: ['as', 'as'],
    K: ['roi', 'rois'],
    Q: ['dame', 'dames'],
    J: ['valet', 'valets'],
    10: ['dix', 'dix'],
    9: ['neuf', 'neuf'],
  },
  ja: {
    A: ['エース', 'エース'],
    K: ['キング', 'キング'],
    Q: ['クイーン', 'クイーン'],
    J: ['ジャック', 'ジャック'],
    10: ['10', '10'],
    9: ['9', '9'],
  },
}

/** A symbol's name as it is said of `count` of them. */
export function nameIn(names: Names, symbol: string, count: number, language: Language): string {
  const [one, many] = names[language][symbol] ?? letters[language][symbol] ?? [symbol, symbol]
  return count === 1 ? one : many
}
