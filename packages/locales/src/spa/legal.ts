import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': 'Acuerdo de registro',
  'legal.risk': 'Información sobre riesgos',
  'legal.accept': 'Lo he leído y lo acepto',
  'legal.entity': 'Entidad jurídica',
  'legal.countries': 'Países atendidos',
  'legal.since': 'Desde',

  'legal.rLossTitle': 'Puede perder dinero',
  'legal.rLoss':
    'Pague solo lo que pueda permitirse perder por completo. La comisión se consume al terminar los 7 días.',
  'legal.rPriceTitle': 'El valor de las participaciones puede bajar',
  'legal.rPrice':
    'Nadie garantiza que alguien compre sus participaciones. Su valor puede bajar hasta lo que la reserva tiene para cada una.',
  'legal.rIncomeTitle': 'Sin ingresos prometidos',
  'legal.rIncome':
    'Los ingresos dependen de lo que pagan los miembros. Pueden ser nulos, mucho tiempo o para siempre. Las cifras pasadas no dicen nada de las futuras.',
  'legal.rNetworkTitle': 'La mayoría de la red gana poco',
  'legal.rNetwork':
    'Las bonificaciones de red dependen de que otros se unan por debajo de usted. Eso no puede seguir sin fin: quien llega tarde tiene menos opciones que quien llegó pronto.',
  'legal.rTradeTitle': 'Negociar con miembros',
  'legal.rTrade':
    'En una operación, la otra parte puede retrasarse, equivocarse o intentar engañar. Un pago en una cadena de bloques no puede revertirse. Compruebe la red, la dirección y el importe.',
  'legal.rTechnicalTitle': 'Riesgo técnico',
  'legal.rTechnical':
    'Los sistemas, las redes y los dispositivos pueden fallar o ser atacados. Quien conozca sus contraseñas y códigos puede actuar como usted.',
  'legal.rSandboxTitle': 'Entorno de pruebas',
  'legal.rSandbox':
    'Mientras se muestre el aviso de entorno de pruebas, todo funciona con créditos de prueba. No tienen valor, no se cambian por dinero y pueden ponerse a cero.',
} satisfies Like<typeof english>;
