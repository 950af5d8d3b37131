import type { KenoTexts } from './en.ts'

export const pt: KenoTexts = {
  skipToDraw: 'Ir para o botão de sorteio',
  draw: 'Sortear',
  drawOffline: 'Sortear: você está offline',
  skip: 'Mostrar o resultado',
  keys: [
    ['Espaço', 'Sortear, mostrar o resultado'],
    ['Setas', 'Mover no quadro'],
    ['Q', 'Surpresinha'],
    ['C', 'Limpar a cartela'],
    ['R', 'Última cartela'],
  ],
  levels: { nice: 'BELO PRÊMIO', big: 'GRANDE PRÊMIO', mega: 'MEGAPRÊMIO', epic: 'PRÊMIO ÉPICO' },
  resumed: 'Que bom ter você de volta.',
  board: 'Números',
  number: {
    plain: (number) => String(number),
    spot: (number) => String(number),
    drawn: (number) => `${number}, sorteado`,
    caught: (number) => `${number}, acerto`,
  },
  tools: {
    title: 'Sua cartela',
    quickPick: 'Surpresinha',
    quickPickOf: (count) => `Surpresinha: ${count} ${count === 1 ? 'número' : 'números'}`,
    fewer: 'Menos números',
    more: 'Mais números',
    clear: 'Limpar a cartela',
    saved: 'Cartelas salvas',
  },
  saved: {
    title: 'Cartelas salvas',
    last: 'Última cartela',
    save: 'Salvar esta cartela',
    remove: (numbers) => `Remover ${numbers}`,
    use: (numbers) => `Usar ${numbers}`,
    none: 'Salve as cartelas que você gosta de jogar. Elas ficam neste navegador.',
  },
  pays: {
    title: (count) => (count === 1 ? '1 número' : `${count} números`),
    empty: (most) => `Escolha de 1 a ${most} números`,
    hits: (caught) => (caught === 1 ? '1 acerto' : `${caught} acertos`),
    columns: ['Acertos', 'Paga'],
  },
  full: (most) => `Uma cartela tem no máximo ${most} números.`,
  say: {
    picked: (number, count) =>
      `${number} escolhido, ${count} ${count === 1 ? 'número' : 'números'}.`,
    unpicked: (number, count) =>
      `${number} removido, ${count} ${count === 1 ? 'número' : 'números'}.`,
    ticket: (numbers) => `Seus números: ${numbers}.`,
    cleared: 'A cartela está vazia.',
    drawn: (numbers) => `Sorteados: ${numbers}.`,
    hits: (caught, spots, numbers) => `${caught} de ${spots} acertados: ${numbers}.`,
    noHits: (spots) =>
      spots === 1 ? 'Seu número não saiu.' : `Nenhum dos seus ${spots} números saiu.`,
  },
  coach: {
    intro:
      'Todos os números têm a mesma chance. Só a quantidade escolhida muda o que vale uma aposta.',
    table: 'O que vale cada quantidade de números',
    spots: 'Números',
    rtp: 'RTP',
    worth: (bet) => `${bet} valem`,
    wins: 'Paga 1 em',
    top: 'Prêmio máximo',
    topOneIn: '1 em',
    ticket: (count) =>
      count === 1 ? 'Cada resultado com 1 número' : `Cada resultado com ${count} números`,
    hits: 'Acertos',
    chance: 'Chance',
    oneIn: '1 em',
    pays: 'Paga',
    adds: 'Vale',
  },
}
