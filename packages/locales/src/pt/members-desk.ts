import type english from '../en/members-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'console.launch': 'Modo real',
  'console.launchSure': 'Ativar o modo real com esta versão? Não há regresso ao ambiente de teste.',
  'console.launchLive':
    'O modo real está ativo. Uma nova versão também precisa de dois operadores; cada novo membro aceita o texto de riscos em vigor.',
  'console.launchReady': 'Nada o impede. Um operador propõe, outro aprova.',
  'console.launchNotReady': 'O modo real ainda não pode ser ativado:',
  'console.launchNew': 'Registar uma versão',
  'console.launchNote':
    'Fica registado para sempre quando outro operador o aprova. Todos podem lê-lo, e cada novo membro aceita o texto de riscos.',
  'console.obstacle.testSeams':
    'O servidor corre com definições de teste, que permitem acessos de teste. Inicie-o com GREENHALL_MODE=live.',
  'console.obstacle.notEmpty': 'Já há membros ou moedas registadas. O modo real começa numa instalação vazia.',
  'console.obstacle.coolingOff': 'Um plano em vigor ou anunciado tem um prazo de reflexão inferior a 7 dias.',
  'console.launch.proposed': 'Proposta',
  'console.launch.approved': 'Aprovada',
  'console.launch.rejected': 'Rejeitada',
  'console.launch.inForce': 'Em vigor',
  'console.version': 'Versão',
  'console.entity': 'Entidade jurídica',
  'console.countries': 'Países',
  'console.countriesHint': 'Países servidos (códigos de duas letras)',
  'console.countriesRule': 'Códigos de duas letras separados por um espaço, como DE AT',
  'console.risk': 'Texto de riscos',
  'console.riskLength': 'De {min} a {max} caracteres',
  'console.unmask': 'Mostrar telefone e e-mail',
  'console.unmaskHint': 'Isso é registrado à parte e mostrado ao membro.',
  'console.inspectHint': 'Sua consulta e o motivo ficam registrados e são mostrados ao membro.',
  'console.searchHint': 'Número, usuário, telefone ou e-mail',
  'console.level': 'Nível',
  'console.nodeFuel': 'Combustível de nó',
  'console.income': 'Renda computada',
  'console.height': 'Altura efetiva',
  'console.phone': 'Telefone',
  'console.joined': 'Entrou em',
  'console.member.pending': 'Pendente',
  'console.member.active': 'Ativo',
  'console.member.closed': 'Fechado',
} satisfies Like<typeof english>;
