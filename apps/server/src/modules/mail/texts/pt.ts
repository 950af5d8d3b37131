import { undoEmailDays } from '@fairhouse/contract/limits'
import { type LetterTexts, writeReport } from '../letter-words.ts'
import { deviceOf } from '../device.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const notYou = 'Se não foi você, escreva imediatamente para o nosso suporte.'

const factorChanges = {
  twoStepOn: 'A verificação em duas etapas foi ativada',
  twoStepOff: 'A verificação em duas etapas foi desativada',
  codesRenewed: 'Novos códigos de recuperação foram criados',
  passkeyAdded: 'Uma chave de acesso foi adicionada',
  passkeyRemoved: 'Uma chave de acesso foi removida',
} as const

const suspensionCauses = {
  security: 'Achamos que outra pessoa pode estar usando a sua conta.',
  identity: 'Antes precisamos verificar a sua identidade.',
  terms: 'Estamos verificando se a conta foi usada como os nossos termos permitem.',
  check: 'Estamos fazendo uma verificação e escreveremos quando ela terminar.',
} as const

export const pt: LetterTexts = {
  orOpen: 'Se o botão não funcionar, abra este endereço:',
  sentBecause: 'Você recebe este e-mail porque tem uma conta conosco.',
  letters: {
    verifyEmail: ({ login, link, hours }, { brand }) => ({
      subject: 'Confirme seu endereço de e-mail',
      heading: `Boas-vindas, ${login}`,
      paragraphs: [
        `Confirme que este endereço é seu, para que ${brand} possa falar com você quando for importante.`,
        `O link vale por ${counted(hours, 'hora', 'horas')} e funciona uma única vez.`,
      ],
      button: { label: 'Confirmar endereço', path: link },
      quiet: ['Se você não abriu uma conta, ignore este e-mail; nada mais vai acontecer.'],
    }),
    passwordRecovery: ({ login, link, minutes }) => ({
      subject: 'Escolha uma nova senha',
      heading: 'Escolha uma nova senha',
      paragraphs: [
        `Alguém, provavelmente você, pediu uma nova senha para a conta ${login}.`,
        `O link vale por ${counted(minutes, 'minuto', 'minutos')} e funciona uma única vez.`,
      ],
      button: { label: 'Escolher senha', path: link },
      quiet: ['Se você não pediu isso, ignore este e-mail. Sua senha continua a mesma.'],
    }),
    passwordChanged: ({ login, at, address, userAgent }, { moment }) => ({
      subject: 'Sua senha foi alterada',
      heading: 'Sua senha foi alterada',
      paragraphs: [
        `A senha da conta ${login} foi alterada. A sessão foi encerrada nos outros dispositivos.`,
      ],
      facts: [
        ['Quando', moment(at)],
        ['Endereço', address],
        ['Dispositivo', deviceOf(userAgent) ?? 'desconhecido'],
      ],
      quiet: [notYou],
    }),
    emailChanged: ({ login, newEmail, undoLink }) => ({
      subject: 'Seu endereço de e-mail foi alterado',
      heading: 'Seu endereço de e-mail foi alterado',
      paragraphs: [
        `A partir de agora, os e-mails da conta ${login} vão para ${newEmail}.`,
        `Se você não queria isso, pode desfazer a alteração nos próximos ${undoEmailDays} dias:`,
      ],
      button: { label: 'Manter meu endereço antigo', path: undoLink },
      quiet: ['Se foi você quem alterou, não precisa fazer nada.'],
    }),
    newSignIn: ({ login, at, address, userAgent, link }, { moment }) => ({
      subject: 'Acesso a partir de um novo dispositivo',
      heading: 'Acesso a partir de um novo dispositivo',
      paragraphs: [
        `A conta ${login} foi acessada de um dispositivo ou lugar que ainda não conhecíamos.`,
      ],
      facts: [
        ['Quando', moment(at)],
        ['Endereço', address],
        ['Dispositivo', deviceOf(userAgent) ?? 'desconhecido'],
      ],
      button: { label: 'Ver onde minha conta está aberta', path: link },
      quiet: [
        'Se foi você, não precisa fazer nada. Se não, encerre essa sessão e altere sua senha.',
      ],
    }),
    accountClosed: ({ login }, { brand }) => ({
      subject: 'Sua conta foi encerrada',
      heading: 'Sua conta foi encerrada',
      paragraphs: [
        `A conta ${login} em ${brand} foi encerrada, como você pediu. Ninguém mais pode entrar nela.`,
        'O que a lei nos obriga a guardar é guardado pelo tempo que ela determina, e não mais.',
      ],
      quiet: [notYou],
    }),
    erasureAhead: ({ login, dueAt, link }, { brand, moment }) => ({
      subject: 'Vamos apagar os seus dados',
      heading: 'Vamos apagar os seus dados',
      paragraphs: [
        `Você pediu que apaguemos os dados da sua conta ${login} em ${brand}. Faremos isso em ${moment(dueAt)}. A conta será encerrada nesse momento e ninguém mais poderá entrar nela.`,
        'Saque o seu dinheiro antes disso: enquanto houver algum na conta, nós esperamos.',
      ],
      button: { label: 'Manter minha conta', path: link },
      quiet: ['Se não foi você, entre, mantenha a conta e troque a senha.'],
    }),
    accountErased: ({ login, keptUntil }, { brand, moment }) => ({
      subject: 'Os seus dados foram apagados',
      heading: 'Os seus dados foram apagados',
      paragraphs: [
        `Apagamos os dados da sua conta ${login} em ${brand}: nome de usuário, endereços, telefone, acessos, mensagens e métodos de pagamento salvos.`,
        ...(keptUntil === null
          ? []
          : [
              `Precisamos guardar o seu nome e a sua data de nascimento até ${moment(keptUntil)}, porque você pagou aqui ou se autoexcluiu. Se uma autoexclusão durar mais, guardamos enquanto ela durar.`,
            ]),
        'Suas rodadas e seus pagamentos ficam sem nome, porque a lei nos obriga a manter registros. Este é o último e-mail que você recebe de nós.',
      ],
      quiet: [],
    }),
    accountSuspended: ({ login, cause, link }) => ({
      subject: 'Sua conta está suspensa',
      heading: 'Sua conta está suspensa',
      paragraphs: [
        `Suspendemos a sua conta ${login}. Enquanto durar a suspensão, você não pode jogar nem depositar.`,
        suspensionCauses[cause],
        'O dinheiro continua sendo seu: você ainda pode entrar, sacar e baixar os seus dados.',
      ],
      button: { label: 'Fale conosco', path: link },
      quiet: ['Escreva para nós se achar que isso é um engano.'],
    }),
    accountReleased: ({ login }) => ({
      subject: 'Sua conta não está mais suspensa',
      heading: 'Sua conta não está mais suspensa',
      paragraphs: [`Você já pode jogar e depositar de novo com a sua conta ${login}.`],
      quiet: [],
    }),
    factorChanged: ({ login, change, at, address, userAgent, link }, { moment }) => ({
      subject: factorChanges[change],
      heading: factorChanges[change],
      paragraphs: [`Isso foi feito na conta ${login}.`],
      facts: [
        ['Quando', moment(at)],
        ['Endereço', address],
        ['Dispositivo', deviceOf(userAgent) ?? 'desconhecido'],
      ],
      button: { label: 'Ver quem pode entrar', path: link },
      quiet: [
        'Se foi você, não precisa fazer nada. Se não, escolha uma nova senha e escreva imediatamente para o nosso suporte.',
      ],
    }),
    recoveryCodesUsed: ({ login, left }) => ({
      subject: 'Um código de recuperação foi usado',
      heading: 'Um código de recuperação foi usado',
      paragraphs: [
        `Alguém entrou na conta ${login} com a senha e um código de recuperação.`,
        left === 0
          ? 'Não resta nenhum código. Crie novos na página de segurança enquanto estiver conectado.'
          : `${left === 1 ? 'Resta' : 'Restam'} ${counted(left, 'código', 'códigos')}. Você pode criar novos na página de segurança.`,
      ],
      quiet: [notYou],
    }),
    paymentNews: ({ login, subject, paragraphs, link }) => ({
      subject,
      heading: subject,
      paragraphs,
      button: { label: 'Ver cada etapa', path: link },
      quiet: [`Você recebe este e-mail porque houve movimento de dinheiro na conta ${login}.`],
    }),
    report: writeReport,
    newsletter: ({ subject, paragraphs, unsubscribe }) => ({
      subject,
      heading: subject,
      paragraphs,
      quiet: ['Você recebe este e-mail porque pediu as nossas novidades.'],
      footLink: { label: 'Cancelar inscrição', path: unsubscribe },
    }),
  },
}
