import { mechanics } from '../../../../rules/families/slot/words/pt.ts'
import type { SlotTexts } from './en.ts'

export const pt: SlotTexts = {
  skipToSpin: 'Ir para o botão de girar',
  controls: {
    spin: 'Girar',
    stop: 'Parar os rolos',
    continueFree: (left) => `Jogar os giros grátis, ${left === 1 ? 'resta 1' : `restam ${left}`}`,
    spinOffline: 'Girar: você está sem conexão',
    pickSentence: 'Escolha, por favor',
    respin: 'Girar de novo',
    holdSpin: (left) => `Girar, restam ${left}`,
    wheelSpin: 'Girar a roda',
    roll: (left) => `Lançar o dado, restam ${left}`,
    collect: 'Recolher o prêmio',
    chooseFree: 'Escolha os seus giros grátis',
    chooseSymbol: 'Escolha o seu símbolo especial',
    gamble: 'Dobrar ou recolher',
  },
  keys: [['Espaço', 'Girar, parar, continuar']],
  levels: { nice: 'BOM PRÊMIO', big: 'GRANDE PRÊMIO', mega: 'MEGAPRÊMIO', epic: 'PRÊMIO ÉPICO' },
  paytable: {
    symbols: 'Símbolos',
    lines: (count) => `${count} linhas`,
    line: (number) => `Linha ${number}`,
    ofAKind: (count) => `${count}×`,
  },
  resume: {
    free: (left) =>
      `Sua rodada continua: ${left === 1 ? 'resta 1 giro grátis' : `restam ${left} giros grátis`}.`,
    pick: 'Sua rodada continua: escolha, por favor.',
  },
  say: {
    numbers: ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco'],
    stopped: 'Os rolos pararam.',
    line: (count, symbol, line, pay) => `${count} ${symbol} na linha ${line} pagam ${pay}.`,
    scatter: (count, symbol, pay) => `${count} ${symbol} pagam ${pay}.`,
    wildReels: (reels) => `Curinga no rolo ${reels}.`,
    freeSpins: (left) => (left === 1 ? 'Resta 1 giro grátis.' : `Restam ${left} giros grátis.`),
    freeOver: (amount) => `Os giros grátis terminaram e pagaram ${amount}.`,
    pick: (choices) => `Começa um bônus. Escolha um de ${choices}.`,
    picked: (choice, pay) => `O número ${choice} guarda ${pay}.`,
    pickedEnd: (choice) => `O número ${choice} termina o bônus.`,
    pickOver: (amount) => `O bônus terminou e pagou ${amount}.`,
  },
  mechanics,
}
