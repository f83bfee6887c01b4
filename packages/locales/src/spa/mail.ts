import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Registro',
  'mail.retrieve': 'Nueva contraseña de acceso',
  'mail.resetPay': 'Nueva contraseña de pago',
  'mail.bind': 'Vincular teléfono o correo',
  'mail.confirm': 'Confirmación de un cambio de seguridad',
  'mail.secondFactor': 'Añadir un segundo factor',
  'mail.factorAdded': 'Se ha añadido un segundo factor',
  'mail.factor.authenticator': 'aplicación de autenticación',
  'mail.factor.passkey': 'llave de acceso',
  'mail.factorAddedText':
    'Se ha añadido un segundo factor a la cuenta {username}: {factor}. Si no ha sido usted, cambie de inmediato su contraseña de acceso y su contraseña de pago, elimínelo en Verificación de seguridad y contacte con atención al cliente.',
  'mail.operator': 'Cuenta de operador',
  'mail.operatorText':
    'Se le invita a ser operador de Greenhall. Abra este enlace en un plazo de {minutes} minutos, con una aplicación de autenticación a mano:\n\n{link}\n\nFunciona una sola vez. No lo comparta nunca: quien lo abra se convierte en operador. Si no espera este mensaje, ignórelo.',
  'mail.account': 'Nueva cuenta de cobro',
  'mail.trade': 'Orden en la sala de operaciones',
  'mail.link': 'Vincular una cuenta',
  'mail.code': {
    one: '{purpose}\n\nSu código: {code}\n\nEs válido durante {count} minuto. No lo comparta nunca: nadie de Greenhall se lo pedirá. Si no lo ha solicitado, ignore este mensaje.',
    other:
      '{purpose}\n\nSu código: {code}\n\nEs válido durante {count} minutos. No lo comparta nunca: nadie de Greenhall se lo pedirá. Si no lo ha solicitado, ignore este mensaje.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Válido durante {count} minuto. No lo comparta nunca.',
    other: 'Greenhall: {code} – {purpose}. Válido durante {count} minutos. No lo comparta nunca.',
  },
  'mail.orderShipped': 'Su pedido está en camino',
  'mail.orderShippedText':
    'El pedido {number} se ha enviado con {carrier}. Número de seguimiento: {tracking}.\n\nConfirme la recepción en la tienda o pida allí un reembolso.',
  'mail.orderRefunded': 'Un reembolso de su pedido',
  'mail.orderRefundedText': 'Del pedido {number} han vuelto {amount} MEY a su monedero. Puede usarlos ya.',
  'mail.restricted': 'Una restricción de su cuenta',
  'mail.restrictedText':
    '{what} hasta el {until}. Motivo: {reason}\n\nLo que ya está en curso continúa. Si cree que es un error, escriba a atención al cliente.',
  'mail.restricted.transfer': 'No puede enviar monedas',
  'mail.restricted.collect': 'No se pueden reunir monedas',
  'mail.restricted.trade': 'No puede iniciar operaciones nuevas',
  'mail.restricted.withdraw': 'No puede pedir retiros',
  'mail.restricted.shop': 'No puede hacer pedidos en la tienda',
  'mail.restricted.link': 'No puede vincular cuentas',
  'mail.restricted.messages': 'Puede escribir 5 mensajes al día',
  'mail.restricted.protectedTeam': 'Sin transferencias hacia su equipo ni desde él',
  'mail.export': 'Una copia de sus datos',
  'mail.exportReady': 'Sus datos están listos',
  'mail.exportReadyText':
    'La copia de sus datos que solicitó está lista. Puede descargarla una vez en la aplicación, hasta {until}. Si no la solicitó, cambie sus contraseñas y escriba al servicio de atención al cliente.',
  'mail.linkChanged': 'Sus cuentas vinculadas',
  'mail.linkChanged.applied':
    '{name} quiere ser la cuenta principal de la suya. Acepte o rechace en «Mi cuenta», «Cuentas vinculadas». Si no conoce esa cuenta, rechace.',
  'mail.linkChanged.bound': '{name} ha aceptado y ya está vinculada a su cuenta.',
  'mail.linkChanged.refused': '{name} ha rechazado su solicitud de vinculación.',
  'mail.linkChanged.withdrawn': '{name} ha retirado su solicitud de vincular su cuenta.',
  'mail.linkChanged.expired': 'La solicitud de vincular {name} y su cuenta ha caducado a los 7 días.',
  'mail.linkChanged.ended': '{name} ha terminado la vinculación con su cuenta.',
  'mail.linkChanged.consentGiven': '{name} ha autorizado algo más a su cuenta. Consulte «Cuentas vinculadas».',
  'mail.linkChanged.consentTaken': '{name} ha retirado una autorización a su cuenta. Consulte «Cuentas vinculadas».',
  'mail.linkSignIn': 'Su cuenta principal inicia sesión',
  'mail.linkSignInText':
    '{name}, su cuenta principal, está entrando en la cuenta {username}. Verá la sesión en «Seguridad» y puede terminarla retirando la autorización en «Cuentas vinculadas».',
  'mail.collected': 'Se han reunido monedas',
  'mail.collectedText':
    '{name}, su cuenta principal, ha reunido {sums} de la cuenta {username}. Los movimientos están en el extracto. Para impedirlo, retire la autorización en «Cuentas vinculadas».',
} satisfies Like<typeof english>;
