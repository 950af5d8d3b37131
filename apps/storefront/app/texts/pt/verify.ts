import type { Texts } from '../texts.ts'

export const verify: Texts['verify'] = {
  title: 'Verificar uma rodada – {brand}',
  description:
    'Recalcule uma rodada passada no seu próprio navegador: semente, números, rolos e cada pagamento.',
  heading: 'Verificar uma rodada',
  lead: 'Seu navegador calcula a rodada de novo a partir das sementes. Depois de carregar, nada mais é pedido à casa, a não ser uma linha com sua prova quando o jogo tem uma tabela de resultados.',
  loadTitle: 'A rodada',
  roundId: 'Identificador da rodada',
  load: 'Carregar rodada',
  loading: 'Carregando a rodada',
  loaded: 'Carregada. A partir daqui tudo acontece neste navegador.',
  orByHand: 'Ou informe os valores à mão.',
  logInToLoad:
    'Entre para carregar uma rodada sua pelo identificador. Valores informados à mão não exigem conta.',
  game: 'Jogo',
  serverSeed: 'Semente do servidor',
  serverSeedHint: '64 dígitos hexadecimais, mostrados quando a semente foi trocada.',
  serverSeedHash: 'Hash mostrado antes da rodada',
  serverSeedHashHint: 'Opcional. 64 dígitos hexadecimais.',
  clientSeed: 'Semente do cliente',
  nonce: 'Número da rodada (nonce)',
  moves: 'Suas escolhas',
  movesHint: 'O que você fez na rodada, em ordem: pick 3, freeSpin. Vazio se não escolheu nada.',
  movesFault: 'Escreva as escolhas assim: pick 3, freeSpin, freeSpin.',
  hexFault: 'São necessários exatamente 64 dígitos hexadecimais.',
  clientSeedFault: 'De 1 a 64 letras, algarismos, espaços ou _ . -',
  nonceFault: 'Um número inteiro a partir de 0.',
  stake: 'Aposta',
  stakeFault: 'Escolha uma das apostas do jogo.',
  verify: 'Verificar',
  verifying: 'Recalculando',
  sealed: 'A semente desta rodada ainda está lacrada.',
  sealedMeans:
    'As rodadas podem ser conferidas quando sua semente do servidor é aberta. Troque a semente para abri-la; as próximas rodadas saem da seguinte.',
  rotate: 'Trocar a semente e abrir esta',
  rotating: 'Abrindo o lacre',
  rotated: 'O lacre está aberto.',
  resultAgrees: 'Tudo confere',
  resultAgreesMeans: 'Esta rodada saiu exatamente como tinha de sair das suas sementes.',
  resultDiffers: 'Algo não confere',
  resultDiffersMeans:
    'Com estes valores a rodada teria saído diferente. A primeira diferença está marcada abaixo.',
  resultComputed: 'Recalculado',
  resultComputedMeans:
    'É isto que estes valores dão. Carregue uma rodada para comparar com o que foi jogado.',
  steps: 'Passo a passo',
  stepHash: 'Hash da semente',
  stepHashAgrees: 'A semente dá o hash que foi mostrado antes da rodada.',
  stepHashDiffers: 'A semente dá um hash diferente do mostrado antes da rodada.',
  stepHashAlone: 'Nenhum hash foi informado para comparar.',
  shown: 'Mostrado antes',
  recomputed: 'Recalculado',
  played: 'Jogado',
  stepMaths: 'Regras do jogo',
  stepMathsAgrees: 'A rodada foi jogada com as regras que este navegador carregou.',
  stepMathsDiffers:
    'A rodada foi jogada com outra versão das regras, por isso não pode ser conferida com estas.',
  stepMathsAlone: 'Regras com a impressão digital {hash}',
  stepRow: 'A linha da tabela',
  stepRowMeans:
    'Os números apontam a linha {row} de {rows} da tabela de resultados deste jogo. A semente dela, {seed}, dá a rodada inteira. A casa enviou a linha com a prova, que leva à raiz indicada nas regras; portanto, não pode ser outra.',
  stepRowRoot: 'Raiz da tabela de resultados',
  stepDraws: 'Números sorteados',
  stepDrawsMeans: 'Cada número de 32 bits da sequência e o que foi feito dele.',
  draw: 'Sorteio',
  word: 'Número',
  outOf: 'Entre',
  result: 'Resultado',
  rejected: 'descartado',
  showDraws: { one: 'Mostrar {count} sorteio', other: 'Mostrar {count} sorteios' },
  stepBoards: 'O que foi mostrado',
  stepEvents: 'Eventos e pagamentos',
  stepEventsAgree: { one: '{count} evento confere.', other: 'Todos os {count} eventos conferem.' },
  stepEventsDiffer: 'O evento {number} é o primeiro que difere.',
  stepPayout: 'Pagamento',
  stepMeters: 'Contadores dos jackpots',
  meterFed:
    'Sua aposta é o movimento {number} do contador {meter}: ele decorre do movimento anterior, e seu nome é o que as suas sementes dão.',
  meterDiffers: 'Sua aposta não se encaixa na cadeia do contador {meter}.',
  meterOld: 'Esta rodada é mais antiga que a cadeia do contador {meter}.',
  meterUnread: 'Não foi possível carregar a cadeia do contador {meter}. Carregue a rodada de novo.',
  meterDrawn:
    'Você ganhou {amount}. O número sorteado entre {turnover} foi menor que a sua aposta.',
  meterSecret:
    'Você ganhou {amount}. O valor secreto era {secret}, sorteado com a nossa semente e com o que as apostas dos jogadores trouxeram. O contador chegou a ele com a sua aposta.',
  meterSecretAlone:
    'Você ganhou {amount}. O valor secreto era {secret}, sorteado só com a nossa semente: este ciclo começou antes de as apostas dos jogadores contarem. O contador chegou a ele com a sua aposta.',
  meterSecretDiffers:
    'A semente dá um valor secreto de {secret}, que não corresponde ao que mostramos.',
  nothing: 'nada',
  eventNames: {
    jackpotWon: 'Jackpot',
    maxWinReached: 'Prêmio máximo alcançado',
    roundEnded: 'A rodada termina',
  },
  rowUnproven:
    'Não foi possível carregar a linha sorteada, ou a prova dela não leva à raiz da tabela.',
  mathsMissing: 'Não foi possível carregar as regras deste jogo.',
  actionNotLegal: 'As escolhas não cabem nesta rodada: naquele ponto não havia tal escolha.',
  moveMissing: 'A rodada não terminou: ela espera outra escolha.',
  nextClientSeed: 'Sua próxima semente do cliente',
  nextClientSeedHint:
    'Acabou de ser criada por este navegador. Você também pode usar suas próprias palavras.',
  clientSeedSame: 'Já conhecemos esta semente. Use outra.',
  hashKept: 'A semente dá o hash que este navegador guardou quando o mostramos.',
  hashKeptDiffers:
    'A semente não dá o hash que este navegador guardou. Antes da rodada, mostramos o hash de outra semente.',
  hashTold:
    'A semente dá o hash que informamos agora. Este navegador não guardou nenhum desta rodada e não pode confirmar que mostramos o mesmo antes.',
  news: {
    serverSeed:
      'O hash da nossa semente do servidor para a série {stream} não é o que este navegador guardou ({was}). Mostrado agora: {is}. Um hash nunca deve mudar.',
    clientSeed:
      'A semente do cliente para a série {stream} não é a que este navegador guardou ({was}). Mostrada agora: {is}.',
    step: 'Enviamos dois recibos diferentes do mesmo passo da rodada {nonce}. Só pode haver um.',
    newKey:
      'Agora assinamos os recibos com uma nova chave, {key}. Ela está na nossa lista publicada.',
    strangeKey: 'Um recibo está assinado com a chave {key}, que não está na nossa lista publicada.',
    whatToDo:
      'Pare de jogar por enquanto. Salve abaixo suas provas em um arquivo e envie ao suporte.',
    inDemo:
      'Isto é uma demo: se os dados dela foram redefinidos, esse é o motivo. Apague os dados deste site no seu navegador e o aviso some.',
  },
  stream: {
    heading: 'Verificar uma série inteira',
    lead: 'Uma série são todas as rodadas jogadas com um mesmo par de sementes. Uma única rodada prova pouco: dá para encontrar outra semente com o mesmo resultado. Para uma série inteira, isso é inviável. Seu navegador também confere que nenhuma rodada falta e que nossos recibos assinados formam uma corrente.',
    number: 'Série',
    numberHint: 'Sua série atual é a de número {now}. As sementes das anteriores estão reveladas.',
    numberFault: 'Informe um número inteiro de 1 a {now}.',
    check: 'Carregar e verificar a série',
    loading: '{done} de {of} rodadas carregadas',
    loadingLabel: 'Carregando as rodadas',
    checking: '{done} de {of} rodadas verificadas',
    checkingLabel: 'Verificando as rodadas',
    stop: 'Parar',
    stopped: 'Parado. Nada foi verificado.',
    failed: 'Não foi possível carregar a série. Tente de novo.',
    unreadable: 'Este não é um arquivo de provas.',
    sealed:
      'A semente desta série ainda está oculta, por isso nenhum prêmio pôde ser recalculado. Troque a semente para revelá-la.',
    save: 'Salvar provas',
    saveHint:
      'Um arquivo com a série carregada e tudo o que este navegador guardou das suas séries: hashes mostrados, recibos e apostas recusadas. Qualquer pessoa pode verificá-lo.',
    open: 'Verificar um arquivo de provas',
    openHint: 'O arquivo é verificado neste navegador. Nada é enviado a nós.',
    offline:
      'Você não precisa confiar nesta página. Baixe o verificador, como uma única página ou como comando para Node.js, e verifique suas provas sem conexão.',
    offlinePage: 'Baixar o verificador',
    offlineCommand: 'Como comando',
    offlineHashes: 'SHA-256 dos dois',
    agrees: 'A série inteira confere',
    agreesMeans:
      'Nenhuma rodada falta, nada foi alterado e a semente é aquela cujo hash este navegador guardou.',
    alone: 'Nenhuma contradição encontrada',
    aloneMeans:
      'O que informamos agora é coerente. Este navegador não guardou nenhum hash desta série e não pode confirmar que mostramos o mesmo antes de você jogar.',
    soFar: 'Nenhuma contradição até agora',
    soFarMeans: 'Os prêmios podem ser recalculados quando a semente for revelada.',
    differs: 'Algo não confere',
    differsMeans: 'Cada diferença está listada abaixo. Salve as provas e envie ao suporte.',
    findingsHeading: 'O que não confere',
    checkedHeading: 'O que foi verificado, e com o quê',
    streamOf: 'Série {number}',
    absent: 'Este navegador guardou algo da série {number}, mas a série em si não está no arquivo.',
    more: {
      one: 'O mesmo em mais {count} lugar.',
      other: 'O mesmo em mais {count} lugares.',
    },
    rounds: {
      one: '{count} rodada: o número está certo.',
      other: '{count} rodadas: cada número uma vez, nenhum falta.',
    },
    recounted: {
      one: '{count} rodada recalculada a partir das sementes: o prêmio está certo.',
      other: '{count} rodadas recalculadas a partir das sementes: cada prêmio está certo.',
    },
    receipts: {
      one: '{count} recibo, assinado por nós.',
      other: '{count} recibos em uma corrente sem falhas, o último assinado por nós.',
    },
    keptHash: 'O hash da semente é o que este navegador guardou.',
    hashFirst:
      'Este navegador já o tinha antes de a sua semente ser definida, então não pudemos escolher a nossa de acordo com a sua.',
    hashLater: 'Este navegador o viu pela primeira vez quando a sua semente já estava definida.',
    noHash: 'Este navegador não guardou nenhum hash desta série.',
    noReceipts: 'Este navegador não guardou recibos desta série.',
    keptReceipts: {
      one: '{count} recibo guardado por este navegador está na corrente.',
      other: '{count} recibos guardados por este navegador estão todos na corrente.',
    },
    refusals: {
      one: '{count} recibo guardado de uma aposta recusada está no lugar certo.',
      other: '{count} recibos guardados de apostas recusadas estão no lugar certo.',
    },
    archived: {
      one: '{count} rodada está no arquivo e não foi verificada.',
      other: '{count} rodadas estão no arquivo e não foram verificadas.',
    },
    withoutReceipts: {
      one: '{count} rodada é anterior aos nossos recibos.',
      other: '{count} rodadas são anteriores aos nossos recibos.',
    },
    byHouse: {
      one: '{count} rodada foi terminada por você.',
      other: '{count} rodadas foram terminadas por você.',
    },
    voided: {
      one: '{count} rodada foi anulada e reembolsada.',
      other: '{count} rodadas foram anuladas e reembolsadas.',
    },
    paidByMeters: {
      one: '{count} rodada ganhou um jackpot progressivo. O valor dele não depende das sementes.',
      other:
        '{count} rodadas ganharam um jackpot progressivo. O valor dele não depende das sementes.',
    },
    findings: {
      nonceMissing: 'Faltam as rodadas de {nonce} a {found}.',
      nonceTwice: 'A rodada {nonce} aparece duas vezes.',
      nonceOrder: 'A rodada {nonce} está onde não pode estar.',
      nonceShown:
        'Foi mostrado a este navegador o número de rodada {found}, mas a série só tem {said} rodadas.',
      chainBroken:
        'O recibo da rodada {nonce} não segue o anterior. Algo foi alterado, acrescentado ou omitido.',
      head: 'O recibo assinado mais recente não é o fim da corrente.',
      receipt: 'Os recibos da rodada {nonce} não dizem o mesmo que a rodada.',
      sealWrong: 'Uma assinatura da rodada {nonce} está errada.',
      keyUnknown: 'Uma chave que assinou um recibo não está na nossa lista.',
      keyDropped: 'Uma chave que este navegador viu não está mais na nossa lista.',
      seedWrong: 'A semente do servidor revelada não dá o seu hash.',
      seedKept: 'O hash da semente do servidor não é o que este navegador guardou ({found}).',
      clientSeedMissing: 'Rodadas foram jogadas, mas não há semente do cliente.',
      clientSeedKept: 'A semente do cliente não é a que este navegador guardou ({found}).',
      keptMissing: 'Este navegador guardou um recibo da rodada {nonce} que não está na corrente.',
      refusalAstray:
        'O recibo de uma aposta recusada não está no lugar certo antes da rodada {nonce}.',
      rules:
        'Não foi possível carregar as regras da rodada {nonce}, por isso o prêmio não foi verificado.',
      row: 'Não foi possível carregar a linha da tabela da rodada {nonce} ou sua prova, por isso o prêmio não foi verificado.',
      impossible: 'A rodada {nonce} tem uma aposta ou uma escolha que o jogo não oferece.',
      cost: 'A rodada {nonce} custou um valor diferente do que dão suas escolhas.',
      payout: 'A rodada {nonce} deu um prêmio diferente do que dão suas sementes.',
      end: 'A rodada {nonce} terminou em um ponto diferente do que dão suas sementes.',
    },
  },
}
