import type { Texts } from '../texts.ts'

export const flags: Texts['flags'] = {
  birthDate: 'Sua data de nascimento não é válida. Entre em contato com o suporte.',
  contactAddress: 'Seu endereço não é válido. Corrija-o no seu perfil.',
  changeContactEmail:
    'As mensagens para o seu e-mail são devolvidas. Informe outro endereço no seu perfil.',
  password: 'Sua senha é fácil de adivinhar. Escolha outra.',
  passwordRecovery: 'Para manter sua conta segura, é preciso escolher uma nova senha.',
  phone: 'Seu número de telefone não é válido. Corrija-o no seu perfil.',
  terms: 'Nossos termos e condições mudaram. Leia-os e aceite-os.',
  ways: {
    contactAddress: 'Ir para o perfil',
    changeContactEmail: 'Ir para o perfil',
    password: 'Alterar senha',
    phone: 'Ir para o perfil',
    terms: 'Ir para os termos',
  },
  suspended:
    'Esta conta está suspensa: não pode jogar nem depositar. O saldo continua seu e pode ser sacado.',
  suspendedWithdraw: 'Sacar',
  suspendedContact: 'Falar com o suporte',
  unfinished: 'Sua rodada em {game} ainda não terminou.',
  unfinishedWay: 'Continuar',
  guestName: 'Jogo como convidado',
  guest: 'Você joga como convidado. Crie uma conta para manter seus créditos.',
  guestWay: 'Criar conta',
  unverified: 'Seu e-mail não está confirmado.',
  unverifiedMore: 'Confirmar',
  resend: 'Enviar a mensagem novamente',
  resending: 'Enviando a mensagem',
  resent: 'Uma mensagem para {email} está a caminho.',
  mailbox:
    'Esta casa é uma demonstração: suas mensagens ficam em uma caixa que qualquer pessoa pode ler.',
  openMailbox: 'Abrir a caixa de mensagens',
}
