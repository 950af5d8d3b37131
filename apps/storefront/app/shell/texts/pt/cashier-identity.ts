export const cashierIdentity = {
  title: 'Identidade – {brand}',
  description: 'Mostre quem você é, para que seu dinheiro não chegue a mais ninguém.',
  heading: 'Verifique sua identidade',
  lead: 'Precisamos saber a quem pagamos. Perguntamos uma só vez e só o necessário.',
  notAskedTitle: 'Nenhum documento necessário',
  notAsked:
    'Você pode sacar sem verificar sua identidade. Se isso mudar, avisamos na página de saques.',
  inReviewTitle: 'Seus documentos estão em análise',
  inReview: 'Costuma levar menos de um dia. Os saques que esperam por isso continuam sozinhos.',
  approvedTitle: 'Sua identidade está verificada',
  approved: 'Está tudo certo. Não precisamos de mais nada.',
  rejectedTitle: 'Seus documentos não puderam ser aceitos.',
  rejected: 'Nossa equipe os recusou. Se quiser saber mais, escreva para o suporte.',
  tryAgain: 'Você pode enviar outros.',
  toWithdraw: 'Voltar aos saques',
  whoSees:
    'Seus documentos ficam lacrados, só são vistos por quem os verifica e são apagados quando a lei não os exige mais.',
  takes:
    'Fotos (JPEG, PNG) ou PDF, até 5 MB cada. Fotos grandes são reduzidas aqui antes do envio.',
  required: 'necessário',
  optional: 'se você tiver',
  there: 'Recebido ({size}).',
  remove: 'Remover: {paper}',
  sending: 'Enviando: {share}',
  tooLarge: 'Este arquivo é grande demais mesmo reduzido. É possível enviar até 5 MB.',
  notTaken: 'Isto não é um JPEG, PNG ou PDF que possamos ler.',
  photograph: 'Tirar uma foto',
  choose: 'Escolher um arquivo',
  missing: 'Ainda falta:',
  handIn: 'Enviar documentos',
  handInMeans: 'Depois disso os documentos não podem ser mudados até serem analisados.',
  provider:
    'Uma empresa que verifica para nós faz isso na própria página. Leva alguns minutos; tenha seu documento à mão.',
  begin: 'Começar',
  notNow: 'Não é possível começar agora. Tente de novo em alguns minutos.',
  papers: {
    identityFront: 'Documento de identidade, frente',
    identityBack: 'Documento de identidade, verso',
    selfie: 'Foto sua',
    address: 'Comprovante de endereço',
    funds: 'De onde vem seu dinheiro',
  },
  hints: {
    identityFront:
      'Passaporte, identidade ou carteira de motorista: com os quatro cantos, nada coberto, sem reflexo.',
    identityBack: 'Necessário para identidade e carteira de motorista, não para passaporte.',
    selfie: 'Seu rosto e o documento ao lado, os dois bem visíveis.',
    address: 'Uma conta ou carta do banco dos últimos três meses com seu nome e endereço.',
    funds: 'Um contracheque, um extrato bancário ou uma declaração de imposto.',
  },
  why: {
    firstWithdrawal: 'Este é o seu primeiro saque.',
    sumOfWithdrawals:
      'Seus saques chegaram a uma soma a partir da qual precisamos saber a quem pagamos.',
    review: 'Nossa equipe quer ter certeza de que é você.',
    funds:
      'Seus depósitos chegaram a uma soma a partir da qual precisamos perguntar de onde vem o dinheiro.',
  },
  reasons: {
    unreadable: 'Não foi possível ler.',
    expired: 'O documento está vencido.',
    incomplete: 'Faltava algo.',
    otherPerson: 'O documento não está no nome desta conta.',
    kindNotAccepted: 'Este tipo de documento não é aceito.',
    notConvinced: 'Eles não nos convenceram de que é você.',
  },
}
