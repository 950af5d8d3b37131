import type { Texts } from '../texts.ts'

export const selfTest: Texts['selfTest'] = {
  title: 'Autoteste – {brand}',
  description: 'Nove perguntas sobre o seu jeito de jogar, e quem ajuda.',
  heading: 'Como está o seu jogo?',
  lead: 'Nove perguntas mostram se o jogo está virando um problema. Leva dois minutos.',
  private: 'Suas respostas ficam no seu navegador. Não enviamos, guardamos nem vemos nada.',
  span: 'Pense nos últimos 12 meses. Com que frequência foi assim?',
  items: {
    beyondMeans: 'Você apostou mais do que podia perder',
    tolerance: 'Você precisou de apostas maiores para sentir a mesma emoção',
    chasing: 'Você voltou outro dia para recuperar o que perdeu',
    borrowing: 'Você pegou dinheiro emprestado ou vendeu algo para jogar',
    felt: 'Você sentiu que poderia ter um problema com o jogo',
    criticised: 'Criticaram as suas apostas ou disseram que eram um problema, com razão ou não',
    guilt: 'Você se sentiu culpado pelo seu jeito de jogar ou pelo que acontece quando joga',
    health: 'O jogo prejudicou a sua saúde, com estresse ou preocupação, por exemplo',
    finances: 'O jogo trouxe problemas de dinheiro para você ou para a sua casa',
  },
  answers: {
    never: 'Nunca',
    sometimes: 'Às vezes',
    often: 'Na maioria das vezes',
    always: 'Quase sempre',
  },
  missing: 'Escolha uma resposta.',
  show: 'Ver meu resultado',
  points: '{points} de {most} pontos',
  levels: {
    none: {
      heading: 'Nenhum sinal de problema',
      text: 'Suas respostas não mostram dano. Limites ajudam a manter assim.',
    },
    low: {
      heading: 'Risco baixo',
      text: 'Parte do seu jogo pode custar mais do que você quer. Defina limites antes que cresça.',
    },
    moderate: {
      heading: 'Risco moderado',
      text: 'O jogo já tem efeitos ruins para você. Faça uma pausa, defina limites e converse com quem entende do assunto.',
    },
    high: {
      heading: 'Risco alto',
      text: 'Suas respostas apontam para um problema com o jogo, e talvez você esteja perdendo o controle. Você não precisa resolver isso sozinho: ligue para um dos serviços de ajuda e se autoexclua aqui, se isso ajudar.',
    },
  },
  toLimits: 'Definir limites ou fazer uma pausa',
  toHelp: 'Quem ajuda',
  help: 'Quem ajuda',
  helpIn: 'Quem ajuda: {country}',
  helpText:
    'Estas organizações não têm ligação conosco. São gratuitas e sigilosas, e também ajudam familiares e amigos.',
  otherCountries: 'Outros países',
  source:
    'As perguntas seguem o Problem Gambling Severity Index (Ferris e Wynne, 2001), com as nossas palavras. Não é um diagnóstico.',
}
