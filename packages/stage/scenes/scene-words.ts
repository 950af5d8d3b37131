import type { Language } from '../slot/title.ts'

/** Words that are painted into the scenes of every title. */
export interface SceneWords {
  readonly freeSpins: string
  readonly respins: string
  /** Over things to pick from. */
  readonly pick: string
  /** Over ways to take free spins. */
  readonly offer: string
  readonly gamble: string
  readonly collect: string
  /** What ends a wheel or a trail. */
  readonly end: string
  readonly rolls: string
  readonly full: string
  readonly jackpot: string
}

export const sceneWords: Readonly<Record<Language, SceneWords>> = {
  en: {
    freeSpins: 'FREE SPINS',
    respins: 'RESPINS',
    pick: 'MAKE YOUR PICK',
    offer: 'CHOOSE YOUR FREE SPINS',
    gamble: 'DOUBLE OR NOTHING',
    collect: 'COLLECT',
    end: 'END',
    rolls: 'ROLLS',
    full: 'FULL HOUSE',
    jackpot: 'JACKPOT',
  },
  de: {
    freeSpins: 'FREISPIELE',
    respins: 'RESPINS',
    pick: 'TREFFEN SIE IHRE WAHL',
    offer: 'WÄHLEN SIE IHRE FREISPIELE',
    gamble: 'DOPPELT ODER NICHTS',
    collect: 'SAMMELN',
    end: 'ENDE',
    rolls: 'WÜRFE',
    full: 'VOLLES FELD',
    jackpot: 'JACKPOT',
  },
  es: {
    freeSpins: 'GIROS GRATIS',
    respins: 'RESPINS',
    pick: 'HAGA SU ELECCIÓN',
    offer: 'ELIJA SUS GIROS GRATIS',
    gamble: 'DOBLE O NADA',
    collect: 'RECOGER',
    end: 'FIN',
    rolls: 'TIRADAS',
    full: 'TABLERO LLENO',
    jackpot: 'JACKPOT',
  },
  pt: {
    freeSpins: 'GIROS GRÁTIS',
    respins: 'RESPINS',
    pick: 'FAÇA A SUA ESCOLHA',
    offer: 'ESCOLHA OS SEUS GIROS GRÁTIS',
    gamble: 'DOBRO OU NADA',
    collect: 'COLETAR',
    end: 'FIM',
    rolls: 'LANCES',
    full: 'TELA CHEIA',
    jackpot: 'JACKPOT',
  },
  fr: {
    freeSpins: 'TOURS GRATUITS',
    respins: 'RESPINS',
    pick: 'FAITES VOTRE CHOIX',
    offer: 'CHOISISSEZ VOS TOURS GRATUITS',
    gamble: 'QUITTE OU DOUBLE',
    collect: 'COLLECTE',
    end: 'FIN',
    rolls: 'LANCERS',
    full: 'GRILLE PLEINE',
    jackpot: 'JACKPOT',
  },
  ja: {
    freeSpins: 'フリースピン',
    respins: 'リスピン',
    pick: 'お選びください',
    offer: 'フリースピンをお選びください',
    gamble: 'ダブルアップ',
    collect: 'コレクト',
    end: '終了',
    rolls: '残りロール',
    full: 'フルハウス',
    jackpot: 'ジャックポット',
  },
}
