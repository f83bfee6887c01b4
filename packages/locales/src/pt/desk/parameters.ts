import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': 'Parâmetros',
  'parameters.note':
    'Um operador propõe um valor dentro dos limites e outro o aprova. O que os membros percebem é anunciado a eles e vale um dia após a aprovação. Todo o resto vale de imediato.',
  'parameters.parameter': 'Parâmetro',
  'parameters.now': 'Em vigor',
  'parameters.ahead': 'A seguir',
  'parameters.bounds': 'Limites',
  'parameters.between': '{min} a {max}',
  'parameters.felt.members': 'Os membros percebem',
  'parameters.felt.operators': 'Só operadores',
  'parameters.announced': '{value} a partir de {time}',
  'parameters.waits': '{value}, proposto por {name}',
  'parameters.shipped': 'Valor de origem',
  'parameters.since': 'Desde {time}',
  'parameters.by': 'Proposto por {maker}, aprovado por {checker}',
  'parameters.before': 'Antes',
  'parameters.propose': 'Propor um valor',
  'parameters.value': 'Novo valor',
  'parameters.noteMembers': 'Outro operador aprova. Depois é anunciado aos membros e vale um dia depois.',
  'parameters.noteOperators': 'Outro operador aprova. Depois vale de imediato.',
  'parameters.others': 'Regras com página própria',
  'parameters.name.inspectionsAnHour': 'Consultas de um operador numa hora',
  'parameters.name.serviceOpens': 'Quando abre o atendimento ao cliente, em minutos após a meia-noite UTC',
  'parameters.name.serviceHours': 'Por quanto tempo ao dia o atendimento ao cliente fica aberto',
  'parameters.name.serviceDays': 'Em quantos dias da semana abre o atendimento ao cliente, a partir de segunda-feira',
  'parameters.name.serviceAnswer': 'Em quanto tempo de abertura o atendimento ao cliente costuma responder',
  'parameters.name.claimMinutes': 'Tempo que uma verificação fica com o revisor',
  'parameters.name.shopAlone': 'Reembolsos de um pedido e cupons por dia que um só operador decide',
  'console.proposalKind.parameter': 'Parâmetro',
} satisfies Like<typeof english>;
