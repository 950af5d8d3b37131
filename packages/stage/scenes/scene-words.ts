import type { Language } from '../rounds/game-stage.ts'

/** Words that are painted into the scenes of every title. */
export interface SceneWords {
  readonly freeSpins: string
  readonly respins: string
  /** Over ways to take free spins. */
  readonly offer: string
  /** Over symbols of which one will fill reels. */
  readonly offerSymbols: string
  readonly gamble: string
  readonly collect: string
  /** What ends a wheel or a trail. */
  readonly end: string
  readonly rolls: string
  /** A further spin or roll. */
  readonly again: string
  /** One more roll of the die. */
  readonly roll: string
  /** One more row. */
  readonly row: string
  readonly full: string
  /** @param name of the jackpot, as its plate has it. */
  readonly jackpot: (name: string) => string
}

export const sceneWords: Readonly<Record<Language, SceneWords>> = {
  en: {
    freeSpins: 'FREE SPINS',
    respins: 'RESPINS',
    offer: 'CHOOSE YOUR FREE SPINS',
    offerSymbols: 'CHOOSE YOUR SPECIAL SYMBOL',
    gamble: 'DOUBLE OR NOTHING',
    collect: 'COLLECT',
    end: 'END',
    rolls: 'ROLLS',
    again: 'SPIN AGAIN',
    roll: '+1 ROLL',
    row: '+1 ROW',
    full: 'FULL HOUSE',
    jackpot: (name) => `${name} JACKPOT`,
  },
  de: {
    freeSpins: 'FREISPIELE',
    respins: 'RESPINS',
    offer: 'WÄHLEN SIE IHRE FREISPIELE',
    offerSymbols: 'WÄHLEN SIE IHR SONDERSYMBOL',
    gamble: 'DOPPELT ODER NICHTS',
    collect: 'SAMMELN',
    end: 'ENDE',
    rolls: 'WÜRFE',
    again: 'NOCH EINMAL',
    roll: '+1 WURF',
    row: '+1 REIHE',
    full: 'VOLLES FELD',
    jackpot: (name) => `${name}-JACKPOT`,
  },
  es: {
    freeSpins: 'GIROS GRATIS',
    respins: 'RESPINS',
    offer: 'ELIJA SUS GIROS GRATIS',
    offerSymbols: 'ELIJA SU SÍMBOLO ESPECIAL',
    gamble: 'DOBLE O NADA',
    collect: 'RECOGER',
    end: 'FIN',
    rolls: 'TIRADAS',
    again: 'OTRA VEZ',
    roll: '+1 TIRADA',
    row: '+1 FILA',
    full: 'TABLERO LLENO',
    jackpot: (name) => `JACKPOT ${name}`,
  },
  pt: {
    freeSpins: 'GIROS GRÁTIS',
    respins: 'RESPINS',
    offer: 'ESCOLHA OS SEUS GIROS GRÁTIS',
    offerSymbols: 'ESCOLHA O SEU SÍMBOLO ESPECIAL',
    gamble: 'DOBRO OU NADA',
    collect: 'COLETAR',
    end: 'FIM',
    rolls: 'LANCES',
    again: 'MAIS UMA VEZ',
    roll: '+1 LANCE',
    row: '+1 LINHA',
    full: 'TELA CHEIA',
    jackpot: (name) => `JACKPOT ${name}`,
  },
  fr: {
    freeSpins: 'TOURS GRATUITS',
    respins: 'RESPINS',
    offer: 'CHOISISSEZ VOS TOURS GRATUITS',
    offerSymbols: 'CHOISISSEZ VOTRE SYMBOLE SPÉCIAL',
    gamble: 'QUITTE OU DOUBLE',
    collect: 'COLLECTE',
    end: 'FIN',
    rolls: 'LANCERS',
    again: 'ENCORE',
    roll: '+1 LANCER',
    row: '+1 RANGÉE',
    full: 'GRILLE PLEINE',
    jackpot: (name) => `JACKPOT ${name}`,
  },
  ja: {
    freeSpins: 'フリースピン',
    respins: 'リスピン',
    offer: 'フリースピンをお選びください',
    offerSymbols: 'スペシャルシンボルを選んでください',
    gamble: 'ダブルアップ',
    collect: 'コレクト',
    end: '終了',
    rolls: '残りロール',
    again: 'もう一回',
    roll: 'もう1回',
    row: '+1段',
    full: 'フルハウス',
    jackpot: (name) => `${name}ジャックポット`,
  },
}
