import type { DemoWords } from '../../demo-words.ts';

export default {
  news: {
    reserve: {
      title: 'A reserva é contada todos os dias',
      summary: 'Cada participação é um direito sobre a reserva.',
      text: 'O fecho do dia liquida de uma vez pagamentos, vendas e bônus. O que a reserva tem por participação está na página do preço, e qualquer um pode recalcular.',
    },
    proof: {
      title: 'Tudo o que se deve está coberto: confira',
      summary: 'Uma página pública mostra o que há ao lado do que se deve.',
      text: 'Pegue a sua própria linha do registro e confira no seu aparelho que o seu saldo está nela. Não vê o saldo de outros.',
    },
    passkeys: {
      title: 'Uma chave de acesso aprova as suas ordens',
      summary: 'Impressão digital ou rosto em vez de senha e código.',
      text: 'Uma chave há 24 horas na sua conta pode aprovar publicar, aceitar e liberar uma ordem. A senha de pagamento e o código continuam a valer.',
    },
    statement: {
      title: 'Extratos que fecham',
      summary: 'Saldo inicial mais movimentos igual a saldo final.',
      text: 'Abra os movimentos, escolha moeda e período, e salve em PDF ou CSV. Cada linha indica o número e a outra parte.',
    },
    chain: {
      title: 'Os pagamentos entre membros são provados na rede',
      summary: 'Dois nós têm de concordar.',
      text: 'Valor, token, destinatário e hora são conferidos um a um, e você vê o que falta. Quando tudo confere, as moedas são liberadas.',
    },
    wide: {
      title: 'Lista e detalhes lado a lado',
      summary: 'No tablet ou computador a lista fica aberta.',
      text: 'Vire o tablet ou alargue a janela: o que abrir aparece ao lado da lista.',
    },
    nextStep: {
      title: 'O início mostra o seu próximo passo',
      summary: 'Sem procurar o que está pendente.',
      text: 'Uma ordem a pagar, um prazo a correr ou um nível a ativar: o primeiro que importa está no topo do início. Se não houver nada, ele diz.',
    },
    languages: {
      title: 'Notícias e avisos em dez idiomas',
      summary: 'Leia no idioma do app.',
      text: 'Mude o idioma em Minha conta. Um texto ainda não traduzido aparece em inglês.',
    },
  },
  notices: {
    demo: {
      title: 'Este é um mundo de demonstração',
      summary: 'Pessoas, moedas e ordens são inventadas.',
      text: 'O que fizer aqui não custa nem rende nada. Tudo some quando o programa para.',
    },
    cooling: {
      title: 'Sete dias para reconsiderar',
      summary: 'O pagamento de um nível pode ser cancelado por sete dias.',
      text: 'Recebe tudo de volta, taxa incluída. Até lá não se compram participações nem surge bônus.',
    },
    passwords: {
      title: 'Ninguém vai pedir as suas senhas',
      summary: 'Nem por telefone, nem por e-mail, nem em chat.',
      text: 'Quem pede a sua senha de acesso ou de pagamento quer enganá-lo. Avise os operadores.',
    },
    risk: {
      title: 'Pode perder dinheiro',
      summary: 'Pague só o que pode perder.',
      text: 'As participações podem perder valor e os bônus podem ser nulos. Leia os riscos em Sobre nós.',
    },
    addresses: {
      title: 'Um endereço novo espera 24 horas',
      summary: 'Para que um ladrão não ganhe nada.',
      text: 'Adicione o endereço antes de precisar. Você é avisado de cada endereço novo.',
    },
    fees: {
      title: 'Os bônus vêm só das taxas',
      summary: 'Nunca do capital de ninguém.',
      text: 'Se um fundo não chega, todos os seus bônus são reduzidos na mesma proporção. Os números de cada dia estão na página de ganhos.',
    },
  },
  questions: {
    startWhat: {
      title: 'O que é o Greenhall?',
      text: 'Um clube de membros que têm participações num fundo comum, guardam moedas numa carteira e negociam entre si. Não é um banco, e nada aqui é um depósito.',
    },
    startJoin: {
      title: 'Como participo?',
      text: 'Precisa do convite de um membro e de um lugar livre abaixo de uma pessoa de contato. Abra o link, preencha o formulário e confirme o código.',
    },
    startAfter: {
      title: 'O que acontece depois?',
      text: 'O seu lugar fica guardado alguns dias, como mostra o início. Obtenha as moedas do seu nível e ative-o; até lá pode ver tudo.',
    },
    levelsPrice: {
      title: 'Quanto custa um nível?',
      text: 'O preço tem duas partes, mostradas antes de pagar: o capital, que compra as suas participações, e a taxa.',
    },
    levelsCancel: {
      title: 'Posso recuperar um pagamento?',
      text: 'Sim, durante sete dias e por inteiro. Abra o salão de participações, depois as suas alocações, e cancele.',
    },
    levelsHeight: {
      title: 'O que é a altura efetiva?',
      text: 'O bônus ainda aberto no seu nível. É um teto, nunca uma promessa.',
    },
    levelsClosed: {
      title: 'E quando o meu nível fecha?',
      text: 'Esgotada a altura, o nível não recebe bônus e as participações vão para recompra. Um nível mais alto reabre; no mais alto, um reinvestimento.',
    },
    bonusesSource: {
      title: 'De onde vêm os bônus?',
      text: 'Só de taxas que os membros realmente pagaram, nunca do capital de ninguém.',
    },
    bonusesPromise: {
      title: 'Há renda prometida?',
      text: 'Não. Depende do que os membros pagam; pode ser nula, por muito tempo ou para sempre.',
    },
    bonusesCut: {
      title: 'Por que o meu bônus foi menor que o calculado?',
      text: 'O fundo não chegou nesse dia. Todos os bônus dele foram reduzidos na mesma proporção, como mostra o registro.',
    },
    coinsKinds: {
      title: 'Que moedas há?',
      text: 'MEY é a moeda cash, BDB a de cadastro e FTB a de reinvestimento. USDT entra de fora e volta a sair.',
    },
    coinsGet: {
      title: 'Como obtenho moedas?',
      text: 'Deposite USDT e troque, receba uma transferência ou compre MEY no mercado.',
    },
    coinsWithdraw: {
      title: 'Como saco?',
      text: 'Salve primeiro um endereço; vale após 24 horas. Depois escolha Sacar na carteira; a taxa aparece antes.',
    },
    coinsTransfer: {
      title: 'Posso cancelar uma transferência?',
      text: 'A primeira para alguém espera 10 minutos e pode ser cancelada. As seguintes chegam na hora.',
    },
    tradingTrade: {
      title: 'Como funciona uma negociação?',
      text: 'As moedas do vendedor ficam retidas enquanto o comprador paga na rede. Provado ou confirmado o pagamento, são liberadas.',
    },
    tradingLate: {
      title: 'E se o comprador não pagar a tempo?',
      text: 'A ordem fecha e as moedas voltam ao vendedor. Não transfira nada por uma ordem fechada.',
    },
    tradingAppeal: {
      title: 'O que é um recurso?',
      text: 'Se não houver acordo, qualquer lado pode recorrer com motivo e imagem. Os operadores decidem e ambos veem o motivo.',
    },
    securityTwo: {
      title: 'Por que há duas senhas?',
      text: 'Uma dá acesso, a outra aprova pagamentos. Quem sabe só uma não consegue mover as suas moedas.',
    },
    securityPause: {
      title: 'Por que não posso enviar por 24 horas?',
      text: 'Você mudou uma senha, o telefone ou o e-mail. A pausa dá tempo de notar se não foi você.',
    },
    securityProtect: {
      title: 'Como protejo a minha conta?',
      text: 'Em Verificação de segurança ligue o acesso em duas etapas e o bloqueio de transferências, e adicione uma chave de acesso.',
    },
  },
  banners: {
    shares: { title: 'Participações com reserva contada' },
    held: { title: 'Tudo o que se deve está coberto: confira' },
    questions: { title: 'Perguntas e respostas' },
  },
  shopTexts: {
    delivery: {
      title: 'Entrega',
      text: 'Enviamos com um código de rastreio, que aparece no pedido. O frete depende do país e é mostrado antes do pagamento. Produtos sem envio são entregues no pedido quando você toca no botão.',
    },
    returns: {
      title: 'Devoluções e reembolsos',
      text: 'Você pode pedir reembolso enquanto o pedido está a caminho e até 7 dias depois de concluído. Escolha os produtos e diga o motivo. Até o pedido ser encerrado, o que você pagou fica em uma conta só dele.',
    },
    terms: {
      title: 'Condições da loja',
      text: 'Uma compra é paga em mey do seu saldo disponível. Ela não dá nível, cotas nem bônus. Um pedido não pago em 30 minutos é cancelado e nada é cobrado.',
    },
  },
  abouts: {
    held: {
      title: 'O que você paga continua seu',
      text: 'Cada moeda que a Greenhall deve aos membros está guardada, e a prova de reservas mostra isso. Os bônus vêm só das taxas. Nada aqui promete lucro.',
    },
  },
} satisfies DemoWords;
