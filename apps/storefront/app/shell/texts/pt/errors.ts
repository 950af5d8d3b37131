import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  reference: 'Código {code}',
  network: 'A conexão foi perdida. Verifique-a e tente novamente.',
  generic: 'Algo deu errado. Tente novamente.',
  tooManyRequests: 'Foi rápido demais. Aguarde um momento e tente novamente.',
  impervaChallenge:
    'A verificação de segurança não foi concluída. Recarregue a página e tente novamente.',
  goToGame: 'Ir para {game}',
  buttons: {
    reload: 'Recarregar página',
    goToGames: 'Ir para os jogos',
    goToDeposit: 'Ir para o depósito',
    goToBonus: 'Ir para o bônus',
    goToLogin: 'Entrar',
    goToRegistration: 'Criar conta',
    goToProfile: 'Editar perfil',
    goToLimits: 'Ir para os limites',
    goToProvider: 'Ir para o provedor',
    close: 'Fechar',
    back: 'Voltar',
  },
  refusals: {
    inactivityTimeout: {
      title: 'Sessão encerrada',
      text: 'Você ficou ausente por um tempo, por isso encerramos a sessão. Entre novamente.',
    },
    notEnoughCash: {
      title: 'Saldo insuficiente',
      text: 'Seu saldo não cobre esta aposta.',
    },
    notPermitted: { title: 'Não é possível', text: 'Esta conta não pode fazer isso.' },
    tooManyAttempts: {
      title: 'Tentativas demais',
      text: 'Aguarde alguns minutos antes de tentar novamente.',
    },
    loginRequired: { title: 'É preciso entrar', text: 'Entre na sua conta para continuar.' },
    csrfInvalid: {
      title: 'Sessão expirada',
      text: 'Esta página ficou aberta tempo demais. Recarregue-a e continue de onde parou.',
    },
    maintenance: {
      title: 'Site em manutenção',
      text: 'Estamos trabalhando na casa e voltamos em breve. Seu saldo e suas rodadas abertas estão seguros.',
    },
    duplicateConnection: {
      title: 'Este jogo está aberto mais de uma vez',
      text: 'O jogo foi aberto em outro lugar. Recarregue a página para jogar aqui.',
    },
    gameNotEnabled: {
      title: 'Jogo temporariamente indisponível',
      text: 'Este jogo está desativado no momento. As rodadas abertas são mantidas.',
    },
    userSuspended: {
      title: 'Conta suspensa',
      text: 'Esta conta não pode jogar. Entre em contato com o suporte.',
    },
    invalidEmail: {
      title: 'E-mail inválido',
      text: 'As mensagens para o seu e-mail são devolvidas. Informe outro endereço no seu perfil.',
    },
    bonusStakeLimit: {
      title: 'Aposta alta demais para seu bônus',
      text: 'Enquanto seu bônus está ativo, uma aposta pode custar no máximo o valor indicado em Código de bônus. Você não perdeu nada: escolha uma aposta menor.',
    },
    bonusCodeInvalid: {
      title: 'Código não aceito',
      text: 'Este código de bônus não pode ser usado.',
    },
    bonusNotAllowed: {
      title: 'Não com este bônus',
      text: 'Seu bônus ativo não pode ser jogado neste jogo.',
    },
    bonusLocked: {
      title: 'Bônus em outro jogo',
      text: 'Seus giros grátis estão em andamento em outro jogo. Termine-os ou cancele-os primeiro.',
    },
    freeSpinsInconsistent: {
      title: 'Erro na sessão do jogo',
      text: 'Seus giros grátis e esta página não batem. Recarregue a página para continuar do último giro.',
    },
    roundFinished: {
      title: 'Rodada já encerrada',
      text: 'Esta rodada terminou. Recarregue a página para ver como está.',
    },
    formInvalid: {
      title: 'Verifique seus dados',
      text: 'Parte do que foi enviado não foi aceita.',
    },
    requestKeyReused: {
      title: 'Já respondida',
      text: 'Esta solicitação já foi feita antes com outro conteúdo. Recarregue a página.',
    },
    otpRequired: {
      title: 'Segunda etapa',
      text: 'Informe o código do seu aplicativo autenticador ou um código de recuperação.',
    },
    otpWrong: {
      title: 'Código não aceito',
      text: 'O código está errado, é antigo demais ou já foi usado. Informe o que o aplicativo mostra agora.',
    },
    proofRequired: {
      title: 'Confirme sua identidade',
      text: 'Confirme com sua senha ou uma chave de acesso que é você.',
    },
    passwordWrong: { title: 'Senha incorreta', text: 'A senha está incorreta.' },
    passkeyRefused: {
      title: 'Chave de acesso não aceita',
      text: 'A chave de acesso não foi aceita. Tente novamente ou use sua senha.',
    },
    tooManyPasskeys: {
      title: 'Chaves de acesso demais',
      text: 'Esta conta tem vinte chaves de acesso. Remova uma que você não usa mais.',
    },
    accountClosed: {
      title: 'Conta encerrada',
      text: 'Esta conta foi encerrada pelo titular. Entre em contato com o suporte.',
    },
    accountFirst: {
      title: 'É preciso ter uma conta',
      text: 'Para isso, você precisa de uma conta. Criar leva um minuto, e você mantém seus créditos.',
    },
    guestsNotHere: {
      title: 'É preciso ter uma conta',
      text: 'Aqui não é possível jogar como convidado. Crie uma conta ou entre para jogar.',
    },
    loginFailed: {
      title: 'Não foi possível entrar',
      text: 'O nome de usuário ou a senha não está correto.',
    },
    tooSoon: {
      title: 'Um momento',
      text: 'As regras do seu local exigem uma pausa entre duas rodadas. Aguarde um momento, por favor.',
    },
    tooLate: {
      title: 'Tarde demais',
      text: 'A rodada já avançou. Nada foi descontado do seu saldo por isto.',
    },
    stakeLimit: {
      title: 'Aposta alta demais',
      text: 'As regras do seu local limitam quanto uma rodada pode custar. Escolha uma aposta menor, por favor.',
    },
    placeNotServed: {
      title: 'Indisponível onde você está',
      text: 'Não podemos aceitar dinheiro real de onde você está. Seu saldo continua seu: você pode sacá-lo.',
    },
    limitFirst: {
      title: 'Defina antes um limite de depósito',
      text: 'Onde você está, é preciso escolher um limite antes de depositar. Leva um minuto em Limites.',
    },
    identityFirst: {
      title: 'Verifique antes sua identidade',
      text: 'Onde você está, precisamos saber quem você é antes do depósito. Verifique sua identidade no caixa.',
    },
    ownLimit: {
      title: 'Seu limite',
      text: 'Você atingiu um limite que definiu. Em Limites você vê quando ele recomeça.',
    },
    onPause: {
      title: 'Você está em pausa',
      text: 'Você escolheu uma pausa do jogo. Em Limites você vê quando ela termina. Seu dinheiro continua seu: você pode sacar.',
    },
    gamesBlocked: {
      title: 'Desativado por você',
      text: 'Você desativou estes jogos. Em Limites você pode ativá-los de novo; leva um dia.',
    },
    clientSeedMissing: {
      title: 'Escolha uma semente do cliente',
      text: 'Para jogar, você precisa de uma semente do cliente. Recarregue a página.',
    },
    clientSeedFixed: {
      title: 'Semente do cliente já definida',
      text: 'Suas rodadas já usam a semente do cliente que você escolheu. Você pode escolher outra ao trocar as sementes.',
    },
    clientSeedUsed: {
      title: 'Escolha outra semente do cliente',
      text: 'Você acabou de usar esta semente do cliente. Escolha uma diferente.',
    },
    seedHashUnknown: {
      title: 'Suas sementes mudaram',
      text: 'Suas sementes mudaram depois que esta página foi aberta. Recarregue a página.',
    },
    roundOpen: {
      title: 'Há uma rodada aberta',
      text: 'Termine primeiro a rodada aberta e tente novamente.',
    },
    linkInvalid: {
      title: 'Link inválido',
      text: 'Este link já foi usado ou é antigo demais. Solicite um novo.',
    },
    notFound: { title: 'Não encontrado', text: 'Isso não existe ou não é seu.' },
    listFull: {
      title: 'Lista cheia',
      text: 'Não cabem mais jogos nesta lista. Remova um primeiro.',
    },
    methodUnavailable: {
      title: 'Forma de pagamento indisponível',
      text: 'Esta forma de pagamento não está disponível para a sua conta neste momento. Escolha outra.',
    },
    paymentUnavailable: {
      title: 'Serviço de pagamento indisponível',
      text: 'O serviço de pagamento não respondeu. Nada foi iniciado nem cobrado. Tente novamente dentro de instantes.',
    },
    depositLimit: {
      title: 'Limite de depósito atingido',
      text: 'É mais do que você pode depositar agora. Nada foi cobrado.',
    },
    emailNotVerified: {
      title: 'Confirme seu e-mail',
      text: 'Você poderá sacar assim que seu endereço de e-mail estiver confirmado. Abra o link do nosso e-mail ou peça outro no seu perfil.',
    },
    withdrawalLimit: {
      title: 'Limite de saque atingido',
      text: 'É mais, ou mais vezes, do que se paga neste período. O seu saldo não mudou.',
    },
    payBackFirst: {
      title: 'Saque primeiro para a forma de pagamento do depósito',
      text: 'Os depósitos voltam para a forma de pagamento de onde vieram. Saque esse valor pela mesma forma de pagamento.',
    },
    notPending: {
      title: 'Já não está pendente',
      text: 'Já não pode ser anulado: foi enviado ou terminou.',
    },
    methodsFull: {
      title: 'Demasiados métodos guardados',
      text: 'Há tantos métodos guardados quantos cabem numa conta. Elimine um primeiro.',
    },
  },
  client: {
    externalHtmlLoadingFailed: {
      title: 'Ops, algo deu errado',
      text: 'Não foi possível carregar uma parte desta página. Tente novamente; se acontecer de novo, entre em contato com o suporte.',
    },
    loadingPageError: {
      title: 'Ops, algo deu errado',
      text: 'Não foi possível mostrar a página. Tente novamente; se acontecer de novo, entre em contato com o suporte.',
    },
    gameAssetsLoadingFailed: {
      title: 'Não foi possível carregar o jogo',
      text: 'Verifique sua conexão e recarregue a página.',
    },
    gameHelpLoadingFailed: {
      title: 'Não foi possível carregar as regras',
      text: 'Recarregue a página. Se acontecer de novo, entre em contato com o suporte.',
    },
    providerLobbyUsed: {
      title: 'Lobby do provedor utilizado',
      text: 'Os jogos só podem ser iniciados pelo lobby do cassino.',
    },
    webgl: {
      title: 'Não é possível carregar o jogo',
      text: 'Ative a aceleração de hardware no seu navegador ou use outro.',
    },
    connectionLost: {
      title: 'Conexão perdida',
      text: 'Verifique sua conexão. Esta página precisa de uma.',
    },
    pageNotFound: {
      title: 'Página não encontrada',
      text: 'Não encontramos esta página. Ela pode ter mudado de lugar, ou o endereço está errado.',
    },
    failure: {
      title: 'Ops, algo deu errado',
      text: 'Tente novamente. Se acontecer de novo, entre em contato com o suporte.',
    },
  },
}
