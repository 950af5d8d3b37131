import { ruleWords } from '../../../words/pt.ts'
import type { Mechanics } from './en.ts'

const spins = (count: number): string => (count === 1 ? '1 giro grátis' : `${count} giros grátis`)

export const mechanics: Mechanics = {
  ...ruleWords,
  parts: {
    base: 'Jogo base',
    lines: 'Linhas',
    scatter: 'Scatters',
    ways: 'Formas de ganhar',
    cluster: 'Grupos',
    anywhere: 'Símbolos em qualquer posição',
    jackpot: 'Jackpots',
    upperWheel: 'Roda de cima',
  },
  how: {
    ...ruleWords.how,
    grid: (reels, rows) => `${reels} rolos de ${rows} ${rows === 1 ? 'linha' : 'linhas'} cada um.`,
    gridOfCells: (columns, rows) =>
      `Uma grade de ${columns} × ${rows} casas, cada uma preenchida por si só.`,
    gridUneven: (rows) => `Da esquerda para a direita, os rolos mostram ${rows} símbolos.`,
    gridDrawn: (reels, least, most) =>
      `${reels} rolos. Quantos símbolos cada um mostra, de ${least} a ${most}, é sorteado de novo a cada giro.`,
    lines: (lines) =>
      `Símbolos iguais pagam em ${lines} linhas de pagamento, lado a lado a partir do rolo da esquerda. Em cada linha paga apenas a sequência mais longa.`,
    linesOfCells: (lines) =>
      `Uma linha de pagamento paga quando todas as suas casas mostram o mesmo símbolo. Há ${lines} linhas.`,
    linesBoth: (lines) =>
      `Símbolos iguais pagam em ${lines} linhas de pagamento, lado a lado a partir do rolo da esquerda ou do da direita. Uma sequência em todos os rolos paga uma vez.`,
    ways: (ways) =>
      `Símbolos iguais em rolos vizinhos pagam a partir do rolo da esquerda, em qualquer altura: até ${ways} formas de ganhar. Cada prêmio é multiplicado pelo número das suas formas.`,
    waysBoth: (ways) =>
      `Símbolos iguais em rolos vizinhos pagam a partir do rolo da esquerda ou do da direita, em qualquer altura: até ${ways} formas de ganhar por lado. Cada prêmio é multiplicado pelo número das suas formas.`,
    cluster: (least) =>
      `${least} ou mais símbolos iguais que se tocam por um lado pagam como grupo.`,
    anywhere: (least) => `${least} ou mais símbolos iguais pagam em qualquer posição.`,
    mixed: 'Símbolos listados juntos pagam em qualquer combinação.',
    added: 'Todos os prêmios de uma rodada são somados.',
  },
  wild: {
    title: 'Curinga',
    stands: 'Substitui qualquer símbolo que pague nos rolos.',
    reels: (reels) => `No jogo base, aparece no rolo ${reels}.`,
    expands: 'Onde cai, ocupa o rolo inteiro.',
    multiplies: (factors) => `Multiplica por ${factors} o prêmio de que faz parte.`,
    product: 'Vários em um mesmo prêmio multiplicam-se entre si.',
    sum: 'Os multiplicadores de vários em um mesmo prêmio são somados.',
  },
  scatter: {
    title: 'Scatter',
    pays: 'Paga em qualquer posição.',
    starts: 'Conta em qualquer posição.',
  },
  start: {
    anywhere: (count, symbols) => `Começa com ${count} ou mais ${symbols} à vista.`,
    oneAnywhere: (symbol) => `Começa assim que este símbolo está à vista: ${symbol}.`,
    onReels: (symbol, reels) =>
      `Começa quando cada um dos rolos ${reels} mostra este símbolo: ${symbol}.`,
    onReel: (symbol, reel) => `Começa quando o rolo ${reel} mostra este símbolo: ${symbol}.`,
  },
  freeSpins: {
    title: 'Giros grátis',
    given: (symbols) => `Quantos você recebe depende dos símbolos à vista (${symbols}).`,
    count: spins,
    again: (symbols) => `Durante os giros grátis, os mesmos símbolos (${symbols}) dão mais:`,
    most: (count) => `Uma rodada tem no máximo ${count} giros grátis.`,
    multiplier: (factor) => `Todos os prêmios dos giros grátis são multiplicados por ${factor}.`,
    wildMultipliers: (factors) =>
      `Nos giros grátis, um curinga multiplica o prêmio por ${factors}.`,
    sticky: 'Um rolo que vira curinga nos giros grátis continua assim até o fim deles.',
    extra: (count) => `Cada rolo que vira curinga acrescenta ${spins(count)}.`,
    ownReels: 'Os giros grátis têm rolos próprios.',
    stake: 'São jogados com a aposta da rodada que os iniciou.',
  },
  book: {
    title: 'Símbolo especial',
    sentence: (symbols) =>
      symbols === 1
        ? 'No início dos giros grátis, sorteia-se um símbolo especial. Quando rolos suficientes o mostram para pagar, ele preenche todos esses rolos e paga em cada linha, mesmo que os rolos não sejam vizinhos.'
        : `No início dos giros grátis, sorteiam-se ${symbols} símbolos especiais diferentes. Um após o outro, cada um que rolos suficientes mostrem para pagar preenche todos esses rolos e paga em cada linha, mesmo que os rolos não sejam vizinhos. O que um preenche não tira nada do seguinte.`,
    chosen:
      'No início dos giros grátis, você escolhe o seu símbolo especial na tabela de pagamentos. Quando rolos suficientes o mostram para pagar, ele preenche todos esses rolos e paga em cada linha, mesmo que os rolos não sejam vizinhos.',
  },
  pick: {
    title: 'Bônus de escolha',
    holds: (prizes, enders) =>
      `Abre-se um após o outro. ${prizes} guardam um prêmio e ${enders}, o fim do bônus.`,
    drawn:
      'O conteúdo é sorteado na abertura, entre tudo o que resta: nenhuma escolha é melhor que outra.',
    prizes: 'Prêmios',
  },
  hold: {
    title: 'Segurar e girar',
    spins: (count) =>
      `Os símbolos ficam com os seus prêmios e você tem ${count} giros. Cada novo símbolo também fica e repõe os giros em ${count}. No fim, todos os prêmios são pagos.`,
    full: (jackpot) =>
      `Se todas as posições forem preenchidas, você ganha também o jackpot ${jackpot}.`,
    multiply: 'Um multiplicador multiplica os prêmios retidos.',
    collect: 'Um coletor soma os prêmios retidos.',
    row: 'Mais uma fileira pode se abrir.',
    prizes: 'Prêmios',
    jackpots: 'Jackpots',
  },
  wheel: {
    title: 'Bônus da roda',
    sentence: 'Você gira a roda e ganha aquilo em que ela parar.',
    up: 'Um dos setores leva ao próximo anel, mais para dentro.',
    ring: (number) => `Anel ${number} a partir de fora`,
    slices: 'Na roda',
  },
  trail: {
    title: 'Bônus da trilha',
    sentence: (rolls, sides) =>
      `Você tem ${rolls} ${rolls === 1 ? 'lançamento' : 'lançamentos'} de um dado de ${sides} lados e ganha o que há em cada casa a que chega.`,
    end: 'Uma casa que termina o bônus o encerra na hora.',
    places: 'Casas',
  },
  choose: {
    ...ruleWords.choose,
    title: 'Escolha dos giros grátis',
    sentence: 'Escolha uma destas opções:',
  },
  respin: {
    title: 'Respins',
    after: (count) =>
      `Alguns rolos ficam parados e os outros giram de novo ${count === 1 ? 'uma vez' : `${count} vezes`}, sem custo.`,
  },
  gamble: {
    title: 'Dobro ou nada',
    sentence: (most, limit) =>
      `Você pode apostar um prêmio em um de dois lados igualmente prováveis: ele é dobrado ou perdido. Isso é possível no máximo ${most} ${most === 1 ? 'vez' : 'vezes'} seguidas e até ${limit}. O RTP é de exatamente 100% e não faz parte do RTP do jogo.`,
  },
  cascade: {
    title: 'Cascatas',
    sentence:
      'Os símbolos que ganharam desaparecem, os de cima caem e chegam novos, até que nada mais ganhe.',
    multipliers: (factors) =>
      `Um após o outro, os prêmios de um giro são multiplicados por ${factors}; o último valor permanece.`,
    rises: (step) =>
      `Nos giros grátis, o multiplicador cresce ${step} a cada cascata e é mantido de giro em giro.`,
  },
  bombs: {
    title: 'Multiplicadores',
    sentence: (factors) =>
      `Podem cair multiplicadores de ${factors}. A soma deles multiplica tudo o que o giro ganhou.`,
    freeSpinsOnly: 'Eles caem apenas nos giros grátis.',
  },
  placeMultipliers: {
    title: 'Multiplicadores fixos',
    sentence:
      'Cada posição da grade tem um multiplicador que sobe com os prêmios nela e permanece enquanto os símbolos caem.',
    added: 'Os multiplicadores de todas as posições de um prêmio são somados e o multiplicam.',
    stays: 'Nos giros grátis, eles permanecem até o fim do último.',
    after: (wins) => (wins === 1 ? 'Após 1 prêmio nela' : `Após ${wins} prêmios nela`),
  },
  corners: {
    title: 'Quatro cantos',
    sentence: 'Quatro símbolos iguais nos cantos da grade pagam além das linhas.',
  },
  cornerWilds: {
    title: 'Cantos curinga',
    sentence: 'Quando um prêmio esvazia um canto da grade, um curinga ocupa o lugar.',
  },
  wildDrop: {
    title: 'Chuva de curingas',
    sentence: (least, most) =>
      `Em alguns giros caem de ${least} a ${most} curingas em posições sorteadas, antes da contagem dos prêmios.`,
  },
  chosenWild: {
    title: 'Um símbolo vira curinga',
    sentence: (symbol, reels) =>
      `Quando este símbolo aparece no rolo ${reels}: ${symbol}, sorteia-se um símbolo que é curinga nesse giro.`,
    alone: 'Um prêmio formado só por esse símbolo e curingas paga como o símbolo de maior valor.',
  },
  mystery: {
    title: 'Símbolo misterioso',
    sentence: (symbols) =>
      `Todos os símbolos misteriosos à vista (${symbols}) viram um mesmo símbolo sorteado.`,
    stays: 'Nos giros grátis, eles preenchem seus rolos e ficam até o fim.',
  },
  split: {
    title: 'Símbolo duplo',
    lines: (symbol, of) => `Uma casa com ${symbol} conta numa linha como dois símbolos: ${of}.`,
    ways: (symbol, of) =>
      `Uma casa com ${symbol} conta no número de formas como dois símbolos: ${of}.`,
    drawn: (symbols) =>
      `Em cada giro sorteia-se se todos estes símbolos à vista se dividem em dois antes da contagem dos prêmios: ${symbols}.`,
  },
  removal: {
    title: 'Símbolos retirados',
    sentence:
      'Em cada giro sorteia-se se símbolos são retirados antes da contagem dos prêmios. O que está acima cai, e os rolos seguem sem eles.',
    gone: (symbols) => `Podem ser retirados todos estes símbolos: ${symbols}.`,
  },
  upgrade: {
    title: 'Símbolos melhorados',
    sentence:
      'Em cada giro sorteia-se se todos os símbolos de um tipo à vista são melhorados antes da contagem dos prêmios.',
    becomes: (from, to) => `Todos estes símbolos: ${from}, podem virar ${to}.`,
  },
  onlyIn: {
    base: 'Isso acontece apenas no jogo base, não nos giros grátis.',
    free: 'Isso acontece apenas nos giros grátis.',
  },
  multiplierReel: {
    title: 'Rolo multiplicador',
    sentence: (factors) =>
      `Mais um rolo mostra um multiplicador de todos os prêmios do giro: ${factors}.`,
  },
  nudge: {
    title: 'Curinga com empurrão',
    sentence: (symbols, reels) =>
      `Os curingas vêm em pilhas. Quando só uma parte da pilha (${symbols}) aparece no rolo ${reels}, o rolo avança até que ela o preencha por inteiro; só então os prêmios são contados.`,
  },
  walk: {
    title: 'Curingas que caminham',
    sentence: (symbols) =>
      `Quando caem curingas (${symbols}), os rolos giram de novo sem custo e, antes de cada um desses giros, cada curinga anda um rolo para a esquerda. Termina quando o último tiver passado pelo rolo 1. Nesses giros não caem mais curingas.`,
  },
  colossal: {
    title: 'Símbolo gigante',
    sentence: (reels) =>
      `Nos giros grátis os rolos ${reels} giram como um só, e um símbolo gigante ocupa todas as suas posições. Ele conta em cada uma delas.`,
  },
  cash: {
    title: 'Valores e coletor',
    sentence: (symbols, collector, reels) =>
      `Cada símbolo de dinheiro (${symbols}) traz um valor sorteado. Quando o coletor (${collector}) cai no rolo ${reels}, ele recolhe todos os valores à vista; se houver vários, cada um recolhe uma vez. Sem ele, nada é pago.`,
    amounts: 'Valores',
  },
  fullScreen: {
    title: 'Tela cheia',
    sentence: (factor) =>
      `Se todas as posições mostrarem o mesmo símbolo, os prêmios do giro são multiplicados por ${factor}.`,
    mixed: (symbols, factor) =>
      `Se cada posição mostrar ${symbols}, em qualquer combinação, os prêmios do giro são multiplicados por ${factor}.`,
  },
  prize: {
    multiply: (factor) => `× ${factor}`,
    collect: 'coletar',
    freeSpins: spins,
    again: (count) => (count > 1 ? `mais ${count} giros` : 'mais uma vez'),
    up: 'próximo anel',
    row: 'mais uma fileira',
    end: 'fim',
  },
  say: {
    ...ruleWords.say,
    ways: (count, symbol, ways, pay) =>
      `${count} ${symbol} em ${ways} ${ways === 1 ? 'forma' : 'formas'} pagam ${pay}.`,
    corners: (count, symbol, pay) => `Os cantos pagam ${pay}: ${count} ${symbol}.`,
    cluster: (count, symbol, pay) => `Um grupo paga ${pay}: ${count} ${symbol}.`,
    cascades: (count) => (count === 1 ? '1 cascata.' : `${count} cascatas.`),
    multiplier: (factor) => `Multiplicador ${factor}.`,
    chosen: (symbol) => `Símbolo especial: ${symbol}.`,
    chosenWild: (symbol) => `Curinga neste giro: ${symbol}.`,
    wildDrop: (wilds) => (wilds === 1 ? 'Cai 1 curinga.' : `Caem ${wilds} curingas.`),
    split: (cells) =>
      cells === 1 ? '1 símbolo se divide em dois.' : `${cells} símbolos se dividem em dois.`,
    removed: (cells) =>
      cells === 1 ? '1 símbolo é retirado.' : `${cells} símbolos são retirados.`,
    upgraded: (cells, symbol) =>
      cells === 1
        ? `1 símbolo melhora: agora é ${symbol}.`
        : `${cells} símbolos melhoram: agora são ${symbol}.`,
    changed: (cells) => (cells === 1 ? '1 símbolo muda.' : `${cells} símbolos mudam.`),
    respin: 'Os rolos giram de novo.',
    offeredSymbols: (symbols) => `Escolha o seu símbolo especial: ${symbols}.`,
    offered: (options) => `Escolha os seus giros grátis: ${options}.`,
    holdStarted: (held, left) =>
      `Começa segurar e girar. ${held} retidos, ${left === 1 ? 'resta 1 giro' : `restam ${left} giros`}.`,
    holdSpun: (landed, left) =>
      `${landed === 0 ? 'Nada cai' : `Caem ${landed}`}. ${left === 1 ? 'Resta 1 giro' : `Restam ${left} giros`}.`,
    holdEnded: (pay) => `Segurar e girar terminou e pagou ${pay}.`,
    wheel: 'Começa o bônus da roda.',
    upperWheelFirst: 'Duas rodas estão abertas. Primeiro gire a de cima.',
    wheelSpun: (prize) => `A roda para em: ${prize}.`,
    upperWheelEnded: (pay) => `A roda de cima pagou ${pay}. Agora gire a de baixo.`,
    wheelEnded: (pay) => `O bônus da roda terminou e pagou ${pay}.`,
    trail: (rolls) =>
      `Começa o bônus da trilha. ${rolls} ${rolls === 1 ? 'lançamento' : 'lançamentos'}.`,
    trailMoved: (roll, prize, left) =>
      `Você tirou ${roll}: ${prize}. ${left === 1 ? 'Resta 1 lançamento' : `Restam ${left} lançamentos`}.`,
    trailEnded: (pay) => `O bônus da trilha terminou e pagou ${pay}.`,
    gambleOffered: (at) => `Você pode dobrar ${at} ou recolher.`,
    doubled: (amount) => `Dobrado: ${amount}.`,
    lost: 'O prêmio foi perdido.',
    block: (symbol) => `Um símbolo gigante cai: ${symbol}.`,
    nudged: (reel) => `O rolo ${reel} desliza.`,
    walked: 'Os curingas avançam um rolo.',
    cash: (amounts) => `Dinheiro à vista: ${amounts}.`,
    collected: (pay) => `Coletado: ${pay}.`,
    side: (number) => (number === 1 ? 'Vermelho' : 'Preto'),
  },
}
