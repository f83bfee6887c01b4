import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': 'Acordo de cadastro',
  'legal.risk': 'Informações de risco',
  'legal.accept': 'Li e aceito',
  'legal.entity': 'Entidade jurídica',
  'legal.countries': 'Países servidos',
  'legal.since': 'Desde',

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
