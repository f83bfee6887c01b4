import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': 'Acordo de cadastro',
  'legal.risk': 'Informações de risco',
  'legal.accept': 'Li e aceito',
  'legal.entity': 'Entidade jurídica',
  'legal.countries': 'Países servidos',
  'legal.since': 'Desde',

  'legal.aWhatTitle': 'O que é isto',
  'legal.aWhat':
    'Greenhall é um círculo de membros que têm cotas de um fundo comum, guardam moedas em uma carteira e negociam entre si. Não é um banco, e nada aqui é um depósito.',
  'legal.aLevelTitle': 'O que você paga',
  'legal.aLevel':
    'O preço de um nível tem duas partes, mostradas antes do pagamento: o principal, que compra suas cotas, e a taxa. As moedas e cotas que você tem continuam suas.',
  'legal.aCoolingTitle': '7 dias para reconsiderar',
  'legal.aCooling':
    'Por 7 dias após um pagamento, quem pagou pode cancelá-lo e recebe tudo de volta, inclusive a taxa. Nesse tempo nenhuma cota é comprada e nenhum bônus surge.',
  'legal.aBonusTitle': 'De onde vêm os bônus',
  'legal.aBonus':
    'Os bônus são pagos somente com taxas que os membros de fato pagaram, nunca com o principal de alguém. Se um fundo não bastar, todos os seus bônus são reduzidos na mesma proporção. Nenhum bônus é prometido.',
  'legal.aCoinsTitle': 'Moedas e saques',
  'legal.aCoins':
    'As moedas são lastreadas por ativos em custódia, e os números são públicos. Saques, transferências e trocas têm limites, taxas e esperas, que você vê antes de confirmar.',
  'legal.aSecurityTitle': 'Suas senhas',
  'legal.aSecurity':
    'Guarde as duas senhas só para você; ninguém da Greenhall vai pedi-las. Após mudar dados de segurança, os pagamentos de saída ficam suspensos por 24 horas.',
  'legal.aConductTitle': 'Conduta justa',
  'legal.aConduct':
    'Cada pessoa age por si e com dados verdadeiros. Não prometa rendimento a outros nem pressione ninguém a entrar. Fraude leva a uma análise, na qual você é ouvido.',
  'legal.aDataTitle': 'Seus dados',
  'legal.aData':
    'Guardamos o que a manutenção da sua conta exige: dados de contato, lançamentos e registros de segurança. Membros acima de você veem nome de usuário, nível e lugar, nunca seus dados de contato.',
  'legal.aEndTitle': 'Mudanças e saída',
  'legal.aEnd':
    'Mudanças são anunciadas antes de valer e nunca atingem pagamentos passados. Você pode sair quando quiser; o que é seu pode ser vendido ou sacado pelas regras em vigor.',

  'legal.rLossTitle': 'Você pode perder dinheiro',
  'legal.rLoss': 'Pague apenas o que pode perder por inteiro. A taxa não volta depois dos 7 dias.',
  'legal.rPriceTitle': 'O valor das cotas pode cair',
  'legal.rPrice':
    'Ninguém garante que alguém comprará suas cotas. O valor delas pode cair até o que a reserva tem para cada uma.',
  'legal.rIncomeTitle': 'Nenhuma renda prometida',
  'legal.rIncome':
    'A renda depende do que os membros pagam. Pode ser nula, por muito tempo ou para sempre. Números passados nada dizem sobre os futuros.',
  'legal.rNetworkTitle': 'A maioria da rede ganha pouco',
  'legal.rNetwork':
    'Bônus de rede dependem de outros entrarem abaixo de você. Isso não pode seguir sem fim: quem entra tarde tem menos chances do que quem entrou cedo.',
  'legal.rTradeTitle': 'Negociar com membros',
  'legal.rTrade':
    'Em uma negociação, a outra parte pode atrasar, errar ou tentar enganar. Um pagamento em blockchain não pode ser desfeito. Confira a rede, o endereço e o valor.',
  'legal.rTechnicalTitle': 'Risco técnico',
  'legal.rTechnical':
    'Sistemas, redes e aparelhos podem falhar ou ser atacados. Quem conhece suas senhas e códigos pode agir como você.',
  'legal.rSandboxTitle': 'Ambiente de testes',
  'legal.rSandbox':
    'Enquanto o aviso de ambiente de testes aparecer, tudo aqui funciona com créditos de teste. Eles não têm valor, não se trocam por dinheiro e podem ser zerados.',
} satisfies Like<typeof english>;
