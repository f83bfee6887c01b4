import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': 'Moneda de efectivo',
  'coin.bdb': 'Moneda de registro',
  'coin.ftb': 'Moneda de reinversión',
  'coin.usdt': 'USDT',

  'pay.password': 'Contraseña de pago',
  'pay.passwordMissing': 'Introduzca su contraseña de pago.',
  'pay.locked':
    'La contraseña de pago está bloqueada por demasiados intentos. Inténtelo de nuevo dentro de {minutes} min.',
  'pay.forgot': 'Restablecer la contraseña de pago',

  'pay.voucher': 'Comprobante',
  'pay.voucherHint': 'jpg, hasta {max} MB',
  'pay.voucherChoose': 'Elegir una imagen',
  'pay.voucherOther': 'Elegir otra',
  'pay.voucherMissing': 'Añada una imagen del comprobante.',
  'pay.voucherRule': 'Elija una imagen jpg de {max} MB como máximo.',
  'pay.fromDay': 'Desde (UTC)',
  'pay.toDay': 'Hasta (UTC)',
  'pay.dayOrder': 'El primer día no puede ser posterior al último.',
  'pay.apply': 'Aplicar',
  'pay.reset': 'Restablecer',
  'pay.filtered': 'Filtrado',
  'pay.nothingFound': 'Nada coincide con este filtro',

  'code.label': 'Código de verificación',
  'code.channel': 'Dónde recibir el código',
  'code.phone': 'Teléfono',
  'code.email': 'Correo',
  'code.send': 'Enviar código',
  'code.resend': 'Reenviar',
  'code.again': '{seconds} s',
  'code.to': 'Se enviará a {address}',
  'code.sent': 'Enviado a {address}',
  'code.done': 'Enviado. Puede tardar un minuto en llegar.',
  'code.missing': 'Introduzca los 6 dígitos del código.',
  'code.unbound': 'No hay teléfono ni correo vinculado para recibir un código.',
  'code.bind': 'Vincular ahora',
  'pay.whatNext': 'Qué ocurre ahora',
  'pay.share': 'Compartir recibo',
  'pay.finish': 'Listo',
} satisfies Like<typeof english>;
