import type { Language } from '@fairhouse/stage/rounds/game-stage'

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
  es: {
    wild: ['vampiro comodín', 'vampiros comodín'],
    moon: ['luna de sangre', 'lunas de sangre'],
    coffin: ['ataúd', 'ataúdes'],
    count: ['conde', 'condes'],
    witch: ['bruja', 'brujas'],
    wolf: ['hombre lobo', 'hombres lobo'],
    skull: ['calavera', 'calaveras'],
    potion: ['poción', 'pociones'],
    key: ['llave', 'llaves'],
    A: ['as', 'ases'],
    K: ['rey', 'reyes'],
    Q: ['reina', 'reinas'],
    J: ['jota', 'jotas'],
  },
  pt: {
    wild: ['vampiro curinga', 'vampiros curinga'],
    moon: ['lua de sangue', 'luas de sangue'],
    coffin: ['caixão', 'caixões'],
    count: ['conde', 'condes'],
    witch: ['bruxa', 'bruxas'],
    wolf: ['lobisomem', 'lobisomens'],
    skull: ['caveira', 'caveiras'],
    potion: ['poção', 'poções'],
    key: ['chave', 'chaves'],
    A: ['ás', 'ases'],
    K: ['rei', 'reis'],
    Q: ['dama', 'damas'],
    J: ['valete', 'valetes'],
  },
  fr: {
    wild: ['vampire joker', 'vampires joker'],
    moon: ['lune de sang', 'lunes de sang'],
    coffin: ['cercueil', 'cercueils'],
    count: ['comte', 'comtes'],
    witch: ['sorcière', 'sorcières'],
    wolf: ['loup-garou', 'loups-garous'],
    skull: ['crâne', 'crânes'],
    potion: ['potion', 'potions'],
    key: ['clé', 'clés'],
    A: ['as', 'as'],
    K: ['roi', 'rois'],
    Q: ['dame', 'dames'],
    J: ['valet', 'valets'],
  },
  ja: {
    wild: ['ワイルドの吸血鬼', 'ワイルドの吸血鬼'],
    moon: ['ブラッドムーン', 'ブラッドムーン'],
    coffin: ['棺', '棺'],
    count: ['伯爵', '伯爵'],
    witch: ['魔女', '魔女'],
    wolf: ['狼男', '狼男'],
    skull: ['ドクロ', 'ドクロ'],
    potion: ['魔法の薬', '魔法の薬'],
    key: ['鍵', '鍵'],
    A: ['エース', 'エース'],
    K: ['キング', 'キング'],
    Q: ['クイーン', 'クイーン'],
    J: ['ジャック', 'ジャック'],
  },
}

/** A symbol's name as it is said of `count` of them. */
export function symbolName(symbol: string, count: number, language: Language): string {
  const [one, many] = names[language][symbol] ?? [symbol, symbol]
  return count === 1 ? one : many
}

/** Words that are painted into the scenes. */
export const sceneWords = {
  en: { choose: 'CHOOSE A COFFIN' },
  de: { choose: 'WÄHLEN SIE EINEN SARG' },
  es: { choose: 'ELIJA UN ATAÚD' },
  pt: { choose: 'ESCOLHA UM CAIXÃO' },
  fr: { choose: 'CHOISISSEZ UN CERCUEIL' },
  ja: { choose: '棺を選んでください' },
} as const satisfies Record<Language, Record<string, string>>
