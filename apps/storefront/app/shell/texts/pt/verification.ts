import type { Texts } from '../texts.ts'

export const verification: Texts['verification'] = {
  verifyTitle: 'Confirme seu e-mail – {brand}',
  verifyDescription: 'Confirme o e-mail da sua conta.',
  checking: 'Confirmando seu endereço.',
  verifiedTitle: 'Seu e-mail está confirmado',
  verifiedText: 'Obrigado. As mensagens sobre sua conta agora chegam a você.',
  expiredTitle: 'Este link é antigo demais',
  expiredText:
    'Links para confirmar um endereço valem por dois dias. Peça um novo, é questão de um momento.',
  invalidTitle: 'Este link não é válido',
  invalidText:
    'Ele pode ter sido cortado pelo seu programa de e-mail, ou o endereço da conta mudou desde então.',
  failedTitle: 'Não foi possível confirmar seu endereço',
  failedText: 'A casa não respondeu. Seu link continua valendo.',
  tryAgain: 'Tentar novamente',
  goToGames: 'Ir para os jogos',
  logIn: 'Entrar',
  logInForLetter: 'Entrar para receber outra mensagem',
  pageTitle: 'Confirmação do e-mail – {brand}',
  pageHeading: 'Confirme seu e-mail',
  pageText: 'Enviamos uma mensagem para {email}. Siga o link dela e pronto.',
  pageWhy:
    'Você já pode jogar. Com o endereço confirmado, você pode redefinir sua senha e receber avisos sobre sua conta.',
  pageHints: [
    'A mensagem pode levar um minuto e pode estar na pasta de spam.',
    'O link vale por dois dias, em qualquer dispositivo.',
  ],
  wrongAddress: 'O endereço está errado?',
  changeAddress: 'Altere-o no seu perfil',
  doneTitle: 'Seu e-mail está confirmado',
  doneText: '{email} está confirmado. Não há mais nada a fazer.',
  visitorTitle: 'Entre na sua conta',
  visitorText: 'Entre para ver se seu e-mail está confirmado.',
  undoTitle: 'Desfazer uma alteração – {brand}',
  undoDescription: 'Desfaça uma alteração do seu e-mail.',
  undoHeading: 'Não foi você?',
  undoText: 'O e-mail da sua conta foi alterado. Você pode ter este de volta.',
  undoPoints: [
    'Sua conta volta a ter este endereço.',
    'A sessão é encerrada imediatamente em todos os navegadores.',
    'Você recebe uma mensagem para escolher uma nova senha.',
  ],
  undo: 'Desfazer a alteração',
  undoing: 'Desfazendo a alteração',
  undoneTitle: 'Você tem seu endereço de volta',
  undoneText:
    'A sessão foi encerrada em todos os navegadores. Escolha agora uma nova senha: a mensagem para isso está a caminho.',
  takenTitle: 'O endereço pertence a outra conta',
  takenText: 'Entre em contato com o suporte para resolvermos isso juntos.',
  undoExpiredTitle: 'É tarde demais para este link',
  undoExpiredText:
    'Uma alteração pode ser desfeita por {days} dias. Se não foi você, entre em contato com o suporte.',
  undoInvalidTitle: 'Este link não é válido',
  undoInvalidText: 'A alteração talvez já tenha sido desfeita.',
}
