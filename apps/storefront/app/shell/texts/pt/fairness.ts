import type { Texts } from '../texts.ts'

export const fairness: Texts['fairness'] = {
  title: 'Comprovadamente justo – {brand}',
  description:
    'Como a casa fixa cada resultado antes da aposta e como você pode recalculá-lo no seu próprio navegador.',
  heading: 'Comprovadamente justo',
  lead: 'Um cassino costuma pedir confiança. Este entrega as contas a você. Aqui estão todas, sem nenhuma lacuna.',
  sections: [
    {
      title: 'Antes da rodada: um número lacrado',
      paragraphs: [
        'A casa sorteia 32 bytes aleatórios, a semente do servidor, e mostra a você o hash SHA-256 deles. Um hash é uma impressão digital: fácil de calcular a partir dos bytes, impossível de inverter.',
        'Seu navegador guarda este hash. Se algum dia mostrássemos outro para a mesma semente, ele perceberia e avisaria você. Também mostramos antes o hash da semente seguinte: quando você troca de sementes, a nossa já está fixada.',
      ],
    },
    {
      title: 'A sua parte: a semente do cliente',
      paragraphs: [
        'Seu navegador cria a sua semente do cliente, mas só depois de ter visto e guardado o hash da nossa. Você também pode usar suas próprias palavras, de 1 a 64 caracteres. Fixamos a nossa semente antes de conhecer a sua, portanto não pudemos escolher uma que seja ruim para você. Por isso, cada troca também exige uma nova semente do cliente.',
        'Um contador, o nonce, começa em 0 e aumenta em um a cada rodada, sem lacunas. Uma aposta recusada não gasta número. Uma rodada anulada mantém seu número, e você recebe sua aposta de volta.',
      ],
    },
    {
      title: 'A rodada: uma única sequência de números',
      paragraphs: [
        'HMAC-SHA256, com a semente do servidor como chave, é aplicado a “semente do cliente:nonce:bloco”, para o bloco 0, 1, 2 e assim por diante. Cada bloco dá 32 bytes, lidos como oito números de 32 bits.',
        'Quando um jogo precisa de uma entre n possibilidades, ele pega o próximo número e o divide por n. Os números da última faixa incompleta são descartados, para que nenhuma possibilidade seja favorecida, nem por um bilionésimo.',
        'Fora das salas ao vivo, tudo o que os nossos próprios jogos sorteiam (rolos, cartas, dados, bolas, escolhas) sai desta sequência e de nada mais.',
      ],
    },
    {
      title: 'Cada passo: um recibo assinado',
      paragraphs: [
        'Para cada aposta e cada escolha nos nossos próprios jogos fora das salas ao vivo, assinamos um recibo com a nossa chave (Ed25519). Ele indica o hash da nossa semente, a sua semente, a rodada, a sua aposta e o recibo anterior. Assim, todas as rodadas de um par de sementes formam uma corrente, da qual nenhuma rodada pode ser omitida nem alterada sem quebrá-la. Você também recebe um recibo assinado por uma aposta recusada: ele diz quando e por quê, e onde a corrente estava.',
        'Seu navegador guarda os recibos, os hashes e a impressão digital da nossa chave. Se algo que mostrarmos depois os contradisser, o jogo avisa você na hora. Eles ficam neste navegador até você apagar os dados dele, e os mais antigos dão lugar aos novos. Uma janela privada os esquece ao ser fechada. Você pode salvá-los em um arquivo.',
      ],
    },
    {
      title: 'Depois da rodada: o lacre é aberto',
      paragraphs: [
        'Troque sua semente quando quiser, desde que não haja uma rodada aberta. A semente anterior do servidor é mostrada, e toda rodada que saiu dela pode ser recalculada.',
        'O verificador faz isso no seu navegador, com a mesma matemática do jogo. Uma única rodada prova pouco: dá para encontrar outra semente com o mesmo resultado. Por isso, ele também verifica séries inteiras: cada rodada uma vez, a corrente intacta, o hash e os recibos como seu navegador os guardou, e cada prêmio recalculado. Ele sempre diz com o que pôde comparar.',
      ],
    },
    {
      title: 'Jackpots: nossa semente e suas apostas',
      paragraphs: [
        'Alguns jackpots saem em um valor secreto. Ele é sorteado com uma semente cujo hash mostramos um ciclo antes, e com o que os jogadores trazem: todas as apostas nesse jackpot até ele sair pela última vez, e a primeira aposta depois disso. Assim, a nossa semente sozinha não decide o valor.',
        'Cada aposta, cada prêmio e cada recomeço de um jackpot é um elo de uma cadeia pública de hashes. Você encontra nela as suas próprias apostas, e nenhum outro jogador consegue saber que são suas. Depois de um prêmio, mostramos tudo de que o valor saiu.',
      ],
    },
    {
      title: 'Salas ao vivo: uma cadeia para todos',
      paragraphs: [
        'As rodadas do Rocket Rail e das salas de bingo são as mesmas para todos os que jogam. Elas vêm de uma cadeia de hashes criada antes. Publicamos o fim dela antes da primeira rodada; cada rodada mostra seu elo, e qualquer pessoa pode conferir que ele leva a esse fim.',
        'Aqui você não traz nenhuma semente. No lugar dela está um sal, sorteado depois da publicação do fim. Nós mesmos o sorteamos, a menos que a sala indique outra origem; que não o conhecíamos antes é a nossa palavra.',
      ],
    },
  ],
  formulaTitle: 'A regra inteira',
  tableTitle: 'O que cada lado sabe, e quando',
  columns: ['O quê', 'Antes', 'Durante', 'Após a troca'],
  rows: [
    ['Hash da semente do servidor', 'ambos', 'ambos', 'ambos'],
    ['Semente do servidor', 'a casa', 'a casa', 'ambos'],
    ['Semente do cliente', 'você', 'ambos', 'ambos'],
    ['Resultado', 'fixado, ninguém pode mudá-lo', 'ambos', 'ambos, e você pode recalculá-lo'],
  ],
  exampleTitle: 'Um lacre, desenhado',
  exampleText:
    'O verificador desenha cada hash como um lacre de 32 raios, um por byte. Dois lacres iguais são dois hashes iguais; um único bit trocado dá outro lacre.',
  verify: 'Abrir o verificador',
}
