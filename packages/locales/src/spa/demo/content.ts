import type { DemoWords } from '../../demo-words.ts';

export default {
  news: {
    reserve: {
      title: 'La reserva se cuenta cada día',
      summary: 'Cada participación es un derecho sobre la reserva.',
      text: 'El cierre del día liquida de una vez pagos, ventas y bonos. Lo que la reserva tiene por participación está en la página del precio, y cualquiera puede recalcularlo.',
    },
    proof: {
      title: 'Todo lo que se debe está cubierto: compruébelo',
      summary: 'Una página pública muestra lo que hay junto a lo que se debe.',
      text: 'Tome su propia línea del registro y compruebe en su dispositivo que su saldo está en ella. No ve el saldo de otros.',
    },
    passkeys: {
      title: 'Una clave de acceso aprueba sus órdenes',
      summary: 'Huella o rostro en lugar de contraseña y código.',
      text: 'Una clave que lleva 24 horas en su cuenta puede aprobar publicar, tomar y liberar una orden. La contraseña de pago y el código siguen valiendo.',
    },
    statement: {
      title: 'Extractos que cuadran',
      summary: 'Saldo inicial más movimientos igual a saldo final.',
      text: 'Abra los movimientos, elija moneda y período, y guarde en PDF o CSV. Cada línea indica su número y la otra parte.',
    },
    chain: {
      title: 'Los pagos entre miembros se prueban en la cadena',
      summary: 'Dos nodos deben coincidir.',
      text: 'Importe, token, destinatario y hora se comprueban uno a uno, y usted ve qué falta. Cuando todo coincide, las monedas se liberan.',
    },
    wide: {
      title: 'Lista y detalles uno junto al otro',
      summary: 'En tableta u ordenador la lista queda abierta.',
      text: 'Gire la tableta o ensanche la ventana: lo que abre aparece junto a la lista.',
    },
    nextStep: {
      title: 'Inicio muestra su próximo paso',
      summary: 'Sin buscar lo que está pendiente.',
      text: 'Una orden por pagar, un plazo en curso o un nivel por activar: lo primero que importa está arriba en Inicio. Si no hay nada, lo dice.',
    },
    languages: {
      title: 'Noticias y avisos en diez idiomas',
      summary: 'Léalos en el idioma de la app.',
      text: 'Cambie el idioma en Mi cuenta. Un texto sin traducir aparece en inglés.',
    },
  },
  notices: {
    demo: {
      title: 'Este es un mundo de demostración',
      summary: 'Personas, monedas y órdenes son inventadas.',
      text: 'Lo que haga aquí no cuesta ni gana nada. Todo desaparece al parar el programa.',
    },
    cooling: {
      title: 'Siete días para reconsiderar',
      summary: 'El pago de un nivel se puede cancelar siete días.',
      text: 'Recupera todo, incluida la comisión. Hasta entonces no se compran participaciones ni surge ningún bono.',
    },
    passwords: {
      title: 'Nadie le pedirá sus contraseñas',
      summary: 'Ni por teléfono, ni por correo, ni en un chat.',
      text: 'Quien pida su contraseña de acceso o de pago quiere engañarle. Avise a los operadores.',
    },
    risk: {
      title: 'Puede perder dinero',
      summary: 'Pague solo lo que pueda permitirse perder.',
      text: 'Las participaciones pueden perder valor y los bonos pueden ser nulos. Lea los riesgos en Sobre nosotros.',
    },
    addresses: {
      title: 'Una dirección nueva espera 24 horas',
      summary: 'Para que un ladrón no gane nada.',
      text: 'Añada la dirección antes de necesitarla. Se le avisa de cada dirección nueva.',
    },
    fees: {
      title: 'Los bonos salen solo de comisiones',
      summary: 'Nunca del capital de nadie.',
      text: 'Si un fondo no alcanza, todos sus bonos se reducen en la misma proporción. Las cifras de cada día están en la página de ganancias.',
    },
  },
  questions: {
    startWhat: {
      title: '¿Qué es Greenhall?',
      text: 'Un club de miembros que tienen participaciones en un fondo común, guardan monedas en una billetera y comercian entre sí. No es un banco, y nada aquí es un depósito.',
    },
    startJoin: {
      title: '¿Cómo me uno?',
      text: 'Necesita la invitación de un miembro y un lugar libre bajo una persona de contacto. Abra el enlace, rellene el formulario y confirme el código.',
    },
    startAfter: {
      title: '¿Qué pasa después de unirme?',
      text: 'Su lugar se guarda unos días, como muestra Inicio. Consiga las monedas de su nivel y actívelo; hasta entonces puede verlo todo.',
    },
    levelsPrice: {
      title: '¿Cuánto cuesta un nivel?',
      text: 'El precio tiene dos partes, visibles antes de pagar: el capital, que compra sus participaciones, y la comisión.',
    },
    levelsCancel: {
      title: '¿Puedo recuperar un pago?',
      text: 'Sí, durante siete días y completo. Abra la sala de participaciones, luego sus asignaciones, y cancélelo.',
    },
    levelsHeight: {
      title: '¿Qué es la altura efectiva?',
      text: 'El bono aún abierto en su nivel. Es un tope, nunca una promesa.',
    },
    levelsClosed: {
      title: '¿Qué pasa cuando se cierra mi nivel?',
      text: 'Agotada la altura, el nivel no recibe bonos y sus participaciones se ponen a recompra. Un nivel superior lo reabre; en el más alto, una reinversión.',
    },
    bonusesSource: {
      title: '¿De dónde salen los bonos?',
      text: 'Solo de comisiones que los miembros han pagado realmente, nunca del capital de nadie.',
    },
    bonusesPromise: {
      title: '¿Se promete algún ingreso?',
      text: 'No. Depende de lo que paguen los miembros; puede ser nulo, mucho tiempo o siempre.',
    },
    bonusesCut: {
      title: '¿Por qué mi bono fue menor que lo calculado?',
      text: 'El fondo no alcanzó ese día. Todos sus bonos se redujeron en la misma proporción, como muestra el registro.',
    },
    coinsKinds: {
      title: '¿Qué monedas hay?',
      text: 'MEY es la moneda de efectivo, BDB la de registro y FTB la de reinversión. USDT entra de fuera y vuelve a salir.',
    },
    coinsGet: {
      title: '¿Cómo consigo monedas?',
      text: 'Ingrese USDT y cámbielos, reciba una transferencia o compre MEY en el mercado.',
    },
    coinsWithdraw: {
      title: '¿Cómo retiro?',
      text: 'Guarde primero una dirección; sirve a las 24 horas. Luego elija Retirar en la billetera; verá la comisión antes.',
    },
    coinsTransfer: {
      title: '¿Puedo cancelar una transferencia?',
      text: 'La primera a una persona espera 10 minutos y puede cancelarse. Las siguientes llegan al instante.',
    },
    tradingTrade: {
      title: '¿Cómo funciona una operación?',
      text: 'Las monedas del vendedor quedan retenidas mientras el comprador paga en la cadena. Probado o confirmado el pago, se liberan.',
    },
    tradingLate: {
      title: '¿Y si el comprador no paga a tiempo?',
      text: 'La orden se cierra y las monedas vuelven al vendedor. No transfiera nada por una orden cerrada.',
    },
    tradingAppeal: {
      title: '¿Qué es una apelación?',
      text: 'Si no hay acuerdo, cualquiera puede apelar con un motivo y una imagen. Los operadores deciden y ambos ven el motivo.',
    },
    securityTwo: {
      title: '¿Por qué hay dos contraseñas?',
      text: 'Una le da acceso, la otra aprueba pagos. Quien sepa solo una no puede mover sus monedas.',
    },
    securityPause: {
      title: '¿Por qué no puedo enviar durante 24 horas?',
      text: 'Cambió una contraseña, el teléfono o el correo. La pausa le da tiempo a notar si no fue usted.',
    },
    securityProtect: {
      title: '¿Cómo protejo mi cuenta?',
      text: 'En Verificación de seguridad active el acceso en dos pasos y el bloqueo de transferencias, y añada una clave de acceso.',
    },
  },
  banners: {
    shares: { title: 'Participaciones con reserva contada' },
    held: { title: 'Todo lo que se debe está cubierto: compruébelo' },
    questions: { title: 'Preguntas y respuestas' },
  },
  shopTexts: {
    delivery: {
      title: 'Entrega',
      text: 'Enviamos con un número de seguimiento, que figura en el pedido. El envío depende del país y se muestra antes de pagar. Los productos sin envío se entregan en el pedido cuando usted lo pulsa.',
    },
    returns: {
      title: 'Devoluciones y reembolsos',
      text: 'Puede pedir un reembolso mientras el pedido está en camino y hasta 7 días después de completarse. Elija los productos e indique el motivo. Hasta que el pedido se cierra, lo que pagó permanece en una cuenta propia del pedido.',
    },
    terms: {
      title: 'Condiciones de la tienda',
      text: 'Una compra se paga en mey de su saldo disponible. No da nivel, participaciones ni bonos. Un pedido que no se paga en 30 minutos se cancela y no se cobra nada.',
    },
  },
  abouts: {
    held: {
      title: 'Lo que paga sigue siendo suyo',
      text: 'Greenhall guarda cada moneda que debe a sus miembros, y la prueba de reservas lo muestra. Los bonos salen solo de las comisiones. Aquí nada promete ganancias.',
    },
  },
} satisfies DemoWords;
