import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': 'Acuerdo de registro',
  'legal.risk': 'Información sobre riesgos',
  'legal.accept': 'Lo he leído y lo acepto',
  'legal.entity': 'Entidad jurídica',
  'legal.countries': 'Países atendidos',
  'legal.since': 'Desde',

  'legal.aWhatTitle': 'Qué es esto',
  'legal.aWhat':
    'Greenhall es un círculo de miembros que tienen participaciones en un fondo común, guardan monedas en un monedero y negocian entre sí. No es un banco y nada de esto es un depósito.',
  'legal.aLevelTitle': 'Lo que usted paga',
  'legal.aLevel':
    'El precio de un nivel tiene dos partes, visibles antes de pagar: el principal, que compra sus participaciones, y la comisión. Las monedas y participaciones que tiene siguen siendo suyas.',
  'legal.aCoolingTitle': '7 días para reconsiderar',
  'legal.aCooling':
    'Durante 7 días tras un pago, quien pagó puede cancelarlo y lo recupera todo, comisión incluida. En ese tiempo no se compran participaciones ni nace ninguna bonificación.',
  'legal.aBonusTitle': 'De dónde salen las bonificaciones',
  'legal.aBonus':
    'Las bonificaciones se pagan solo con comisiones que los miembros han pagado de verdad, nunca con el principal de nadie. Si un fondo no alcanza, todas sus bonificaciones se reducen en la misma proporción. No se promete ninguna.',
  'legal.aCoinsTitle': 'Monedas y retiros',
  'legal.aCoins':
    'Las monedas están respaldadas por activos en custodia y las cifras son públicas. Retiros, transferencias y cambios tienen límites, comisiones y esperas que se ven antes de confirmar.',
  'legal.aSecurityTitle': 'Sus contraseñas',
  'legal.aSecurity':
    'Guarde para sí ambas contraseñas; nadie de Greenhall se las pedirá. Tras cambiar datos de seguridad, los pagos salientes se detienen 24 horas.',
  'legal.aConductTitle': 'Conducta leal',
  'legal.aConduct':
    'Cada persona actúa por sí misma y con datos verdaderos. No prometa rendimientos a otros ni presione a nadie para que se una. El fraude lleva a una revisión en la que será escuchado.',
  'legal.aDataTitle': 'Sus datos',
  'legal.aData':
    'Guardamos lo que exige llevar su cuenta: datos de contacto, asientos y registros de seguridad. Los miembros por encima de usted ven su nombre de usuario, nivel y lugar, nunca sus datos de contacto.',
  'legal.aEndTitle': 'Cambios y baja',
  'legal.aEnd':
    'Los cambios se anuncian antes de aplicarse y nunca afectan a pagos pasados. Puede irse cuando quiera; lo suyo puede venderse o retirarse según las reglas vigentes.',

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
