import type { Like } from '../slice.ts';
import type english from '../en/terms.ts';

export default {
  'terms.ask': '{word}: o que significa',
  'terms.example': 'Exemplo',
  'terms.fuel': 'Combustível do nó',
  'terms.fuelIs': 'Tudo o que foi pago pela sua ativação, seus níveis e reinvestimentos, menos o que foi cancelado.',
  'terms.fuelExample': 'Você ativa por 100 e compra um nível superior por 400. Seu combustível do nó é 500.',
  'terms.height': 'Altura efetiva',
  'terms.heightIs':
    'Quanto seus bônus ainda podem somar: o limite que suas taxas permitem, menos os bônus recebidos. É um teto, nunca uma meta.',
  'terms.heightExample': 'Suas taxas permitem 250 em bônus. Você recebeu 180. Sua altura efetiva é 70.',
  'terms.zone': 'Zona',
  'terms.zoneIs': 'Abaixo de você há dois lugares, A e B. Quem está abaixo de um deles pertence a essa zona.',
  'terms.zoneExample': 'Ana está no seu lugar A. Ben é colocado abaixo de Ana: ele também está na sua zona A.',
  'terms.cooling': 'Arrependimento',
  'terms.coolingIs':
    'O prazo em que quem pagou um nível pode pegar tudo de volta. Só depois o nível conta e as ações são compradas.',
  'terms.coolingExample': 'Você paga 500 e cancela dois dias depois: os 500 voltam, na mesma moeda.',
  'terms.locked': 'Bloqueado',
  'terms.lockedIs':
    'Moedas suas que esperam por algo: uma transferência, um saque, um pagamento de nível ou uma venda.',
  'terms.lockedExample':
    'Você tem 100 e oferece 30 à venda. 70 estão disponíveis; 30 ficam bloqueadas até serem vendidas ou voltarem.',
} satisfies Like<typeof english>;
