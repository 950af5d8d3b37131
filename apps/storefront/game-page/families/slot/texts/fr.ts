import { mechanics } from '../../../../rules/families/slot/words/fr.ts'
import type { SlotTexts } from './en.ts'

export const fr: SlotTexts = {
  skipToSpin: 'Aller au bouton pour lancer',
  controls: {
    spin: 'Lancer',
    stop: 'Arrêter les rouleaux',
    continueFree: (left) => `Jouer les tours gratuits, encore ${left}`,
    spinOffline: 'Lancer : vous êtes hors ligne',
    pickSentence: 'Veuillez choisir',
    respin: 'Tourner de nouveau',
    holdSpin: (left) => `Tourner, encore ${left}`,
    wheelSpin: 'Tourner la roue',
    roll: (left) => `Lancer le dé, encore ${left}`,
    collect: 'Encaisser le gain',
    chooseFree: 'Choisissez vos tours gratuits',
    chooseSymbol: 'Choisissez votre symbole spécial',
    gamble: 'Doubler ou encaisser',
  },
  keys: [['Espace', 'Lancer, arrêter, continuer']],
  levels: { nice: 'BEAU GAIN', big: 'GROS GAIN', mega: 'MÉGA GAIN', epic: 'GAIN ÉPIQUE' },
  paytable: {
    symbols: 'Symboles',
    lines: (count) => `${count} lignes`,
    line: (number) => `Ligne ${number}`,
    ofAKind: (count) => `${count}×`,
  },
  resume: {
    free: (left) =>
      `Votre partie continue : encore ${left} ${left < 2 ? 'tour gratuit' : 'tours gratuits'}.`,
    pick: 'Votre partie continue : veuillez choisir.',
  },
  say: {
    numbers: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq'],
    stopped: 'Les rouleaux sont arrêtés.',
    line: (count, symbol, line, pay) => `${count} ${symbol} sur la ligne ${line} paient ${pay}.`,
    scatter: (count, symbol, pay) => `${count} ${symbol} paient ${pay}.`,
    wildReels: (reels) => `Joker sur le rouleau ${reels}.`,
    freeSpins: (left) => `Encore ${left} ${left < 2 ? 'tour gratuit' : 'tours gratuits'}.`,
    freeOver: (amount) => `Les tours gratuits sont finis et ont payé ${amount}.`,
    pick: (choices) => `Un bonus commence. Choisissez parmi ${choices}.`,
    picked: (choice, pay) => `Le numéro ${choice} contient ${pay}.`,
    pickedEnd: (choice) => `Le numéro ${choice} termine le bonus.`,
    pickOver: (amount) => `Le bonus est terminé et a payé ${amount}.`,
  },
  mechanics,
}
