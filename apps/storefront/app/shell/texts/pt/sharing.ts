import type { Texts } from '../texts.ts'

export const sharing: Texts['sharing'] = {
  toShare: 'Compartilhar',
  shared: 'Compartilhada',
  shareOf: 'Compartilhar a rodada {nonce} de {game}',
  sharedOf: 'Compartilhada: rodada {nonce} de {game}',
  heading: 'Compartilhar esta rodada',
  isShared: 'Esta rodada está compartilhada',
  means:
    'Quem tiver o link vê esta rodada: o jogo, sua aposta e seu prêmio, cada passo e as sementes assim que você as trocar. Seu nome de usuário é abreviado, como ab***, e seu saldo nunca aparece.',
  share: 'Compartilhar esta rodada',
  copy: 'Copiar link',
  open: 'Ver a página',
  stop: 'Parar de compartilhar',
  close: 'Fechar',
  titleWon: '{player} ganhou {win} em {game} – {brand}',
  titlePlayed: '{player} jogou {game} – {brand}',
  description:
    'Aposta {stake}, prêmio {win}, {times}×. Veja cada passo da rodada e verifique-a no seu próprio navegador.',
  roundOf: 'Uma rodada de {game}',
  sharedBy: 'Compartilhada por {player}',
  stake: 'Aposta',
  win: 'Prêmio',
  times: 'Multiplicador',
  when: 'Jogada',
  watch: 'Ver o replay',
  watchSignIn: 'Entrar para ver o replay',
  watchOther: 'O replay abre em contas que jogam com o mesmo tipo de dinheiro.',
  about: 'Sobre {game}',
  yours: 'Você está compartilhando esta rodada.',
  proofHeading: 'Confira você mesmo',
  proofText:
    'Seu navegador recalcula a rodada a partir das sementes e compara cada passo. Você não precisa acreditar em nós.',
  sealedHeading: 'Ainda lacrada',
  sealedText:
    'O jogador ainda joga com esta semente, por isso ela continua em segredo. Quando ele a trocar, qualquer pessoa poderá verificar a rodada aqui. O hash foi fixado antes da aposta:',
  goneTitle: 'Esta rodada não está compartilhada',
  goneText: 'O jogador pode ter parado de compartilhá-la, ou o link está incompleto.',
  toGames: 'Ir para os jogos',
}
